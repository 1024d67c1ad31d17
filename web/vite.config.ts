import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// Where a server runs while the page is worked on: `sixthcow serve` prints it.
const server = process.env['SIXTHCOW_SERVER'] ?? 'http://127.0.0.1:8006';

const PACKED = new Set(['.js', '.css', '.svg', '.html', '.json', '.webmanifest']);
const WORTH_IT = 1024;

/** Packs what is built once and for all, so that the server never has to. */
function packing(): Plugin {
  let folder = '';
  return {
    name: 'packing',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!PACKED.has(extname(name))) continue;
        const path = join(folder, name);
        const plain = readFileSync(path);
        if (plain.length < WORTH_IT) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(plain));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packing()],
  build: {
    outDir: '../src/sixthcow/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen says comes in one file a language.
        codeSplitting: {
          groups: [
            {
              test: /locale.\w+.(counts|events|games|page|prompts|refusals|replay|server)\.ftl/,
              name: (id) => `words-${/locale.(\w+)/.exec(id)?.[1] ?? ''}`,
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
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/fixtures.ts',
  },
});
