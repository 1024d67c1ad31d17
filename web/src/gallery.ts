// Development only (`gallery.html` is no part of the product): recorded matches to look at.
import { mount } from 'svelte';
import './app.css';
import Sprite from './components/Sprite.svelte';
import { remembered } from './lib/language';
import { tongue } from './lib/tongue.svelte';
import Gallery from './screens/Gallery.svelte';

await tongue.speak(remembered());
const target = document.getElementById('app');
if (target) {
  mount(Sprite, { target });
  mount(Gallery, { target });
}
