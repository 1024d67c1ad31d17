import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { tongue } from './lib/tongue.svelte';

settings.follow();
void tongue.speak(tongue.remembered());
void router.arrive();

const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
