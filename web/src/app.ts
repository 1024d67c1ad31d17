import { mount } from 'svelte';
import App from './App.svelte';
import { remembered } from './lib/language/languages';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { i18n } from './lib/language/i18n.svelte';

settings.follow();
void i18n.speak(remembered());
void router.arrive().then(prepare);

const target = document.getElementById('app');
if (target) mount(App, { target });

/** What helps the next visit begins when this one has all it needs. */
function prepare(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => null); // the page works without it
}
