import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { doors } from './plugins/doors.ts';
import { packing } from './plugins/packing.ts';
import { texts } from './plugins/texts.ts';

// Where a server runs while the page is worked on: `sixthcow serve` prints it.
const server = process.env['SIXTHCOW_SERVER'] ?? 'http://127.0.0.1:8006';

export default defineConfig({
  plugins: [svelte(), texts(), doors({ t: 'screens/Table.svelte' }), packing()],
  build: {
    outDir: '../src/sixthcow/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files, for every request takes time: the words of a language; what nearly all screens
        // share, and what some do; the other screens' frame; the table, which replays need too.
        // What `main.ts` needs stays with it, so that it can begin alone.
        codeSplitting: {
          groups: [
            {
              test: /locale.\w+.(counts|events|games|page|prompts|refusals|replay|server)\.ftl/,
              name: (id) => `words-${/locale.(\w+)/.exec(id)?.[1] ?? ''}`,
            },
            {
              name: 'prefetch',
              test: /connection.(prefetch|socket)|language.(languages|texts)\.|preload-helper/,
            },
            { name: 'core', test: /^(?!.*\.ftl)/, minShareCount: 6 },
            {
              name: 'shared',
              test: /svelte.src|components.(ui|seats.(Rank|levels)|cards.(Card\.|bull))|src.lib.(?!animation|input|table)/,
              minShareCount: 2,
            },
            {
              name: 'frame',
              test: /features.(shell|setup|start|lobby)|language.dates/,
              minShareCount: 2,
            },
            {
              name: 'game',
              test: /components.(board|cards|seats.[Ff]ace)|lib.(animation|input|table)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
    fs: { allow: ['..'] }, // the texts lie in src/sixthcow/locale
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    isolate: false, // one browser, and each module loaded once, for all files: half of the time
    pool: 'threads',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/fixtures.ts',
    setupFiles: 'tests/clean.ts',
    testTimeout: 60_000, // a busy machine is no failure
    hookTimeout: 60_000,
  },
});
