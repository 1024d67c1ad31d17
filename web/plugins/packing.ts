// Packs what is built once and for all, so that the server never has to.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = new Set(['.js', '.css', '.svg', '.html', '.json', '.webmanifest']);
const WORTH_IT = 1024;

export function packing(): Plugin {
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
