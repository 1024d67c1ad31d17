// The first of the page's code: small, so that it can ask for everything else at once.
import './app.css';
import { begin } from './lib/connection/prefetch';
import { fontsOf } from './lib/language/fonts';
import { remembered } from './lib/language/languages';
import { textsOf } from './lib/language/texts';

begin(location.pathname);
void textsOf('base', remembered());
void fontsOf(remembered());
void import('./app');
