// The first of the page's code: small, so that it can ask for everything else at once.
import './app.css';
import { begin } from './lib/early';
import { remembered } from './lib/language';
import { textsOn } from './lib/shelves';

begin(location.pathname);
void textsOn('base', remembered());
void import('./app');
