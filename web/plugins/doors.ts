// Front doors: `index.html` for every address, and `t/index.html` for those that begin with `/t/`.
// Each names what its screen is made of, so that a browser fetches all of it at once.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const APP = 'src/app.ts';
/** The font that every screen needs, for the numbers on the cards: known only once styles are read. */
const FONT = /inter-latin-wght.*\.woff2$/;

/** What a screen loads, in the order in which it is needed. */
function needed(bundle: Rolldown.OutputBundle, source: string): Chunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(source));
  if (!first) throw new Error(`no screen ${source}`);
  const found = new Set([first.fileName]);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const other of file.imports) found.add(other);
  }
  return chunks.filter((chunk) => found.has(chunk.fileName));
}

function links(chunks: Iterable<Chunk>, door: string): string {
  const scripts = [...chunks].map((chunk) => chunk.fileName);
  const styles = [...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
  ]
    .filter((link) => !door.includes(link.slice(link.indexOf('href'))))
    .map((link) => `    ${link}\n`)
    .join('');
}

const preload = (font: string): string =>
  `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">\n`;

/** Screens by the first word of their addresses. */
export function doors(screens: Record<string, string>): Plugin {
  return {
    name: 'doors',
    apply: 'build',
    writeBundle: ({ dir = '' }, bundle) => {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('no front door');
      const plain = String(index.source);
      const fonts = Object.keys(bundle)
        .filter((name) => FONT.test(name))
        .map(preload);
      const write = (path: string, chunks: Chunk[]) => {
        mkdirSync(dirname(join(dir, path)), { recursive: true });
        const all = links(new Set(chunks), plain) + fonts.join('');
        const door = plain.replace('  </head>', `${all}  </head>`);
        writeFileSync(join(dir, path), door);
      };
      const app = needed(bundle, APP);
      write('index.html', app);
      for (const [word, source] of Object.entries(screens)) {
        write(`${word}/index.html`, [...app, ...needed(bundle, source)]);
      }
    },
  };
}
