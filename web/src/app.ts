import { mount } from 'svelte';
import App from './App.svelte';
import { remembered } from './lib/language';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { tongue } from './lib/tongue.svelte';

settings.follow();
void tongue.speak(remembered());
void router.arrive().then(prepare);

const target = document.getElementById('app');
if (target) mount(App, { target });

/** What helps the next visit begins when this one has all it needs. */
function prepare(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => null); // the page works without it
}
