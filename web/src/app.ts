import { mount } from 'svelte';
import App from './App.svelte';
import { remembered } from './lib/language';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { tongue } from './lib/tongue.svelte';

settings.follow();
void tongue.speak(remembered());
void router.arrive();

const target = document.getElementById('app');
if (target) mount(App, { target });

// What helps the next visit must not slow this one down.
const LATER = 3000;
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => void navigator.serviceWorker.register('/sw.js'), LATER);
}
