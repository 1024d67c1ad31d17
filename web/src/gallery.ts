// Development only (`gallery.html` is no part of the product): recorded matches to look at.
import { mount } from 'svelte';
import './app.css';
import Sprite from './components/ui/Sprite.svelte';
import { remembered } from './lib/language/languages';
import { i18n } from './lib/language/i18n.svelte';
import Gallery from './screens/Gallery.svelte';

await i18n.speak(remembered());
const target = document.getElementById('app');
if (target) {
  mount(Sprite, { target });
  mount(Gallery, { target });
}
