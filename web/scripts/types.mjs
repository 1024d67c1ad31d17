// Makes src/lib/connection/protocol.ts, the types of all messages, from schema.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const BANNER =
  '/* Every message between the server and this page. Made by `npm run types` from schema.json. */';

export async function types() {
  const schema = JSON.parse(readFileSync('schema.json', 'utf-8'));
  walk(schema);
  const made = await compile({ ...schema, type: 'object' }, 'Root', {
    bannerComment: BANNER,
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  const reference = / \*(?:\n \*)? This interface was referenced by `Root`[^.]*\.\n/g;
  return made
    .replace(/export interface Root \{\}\n/, '')
    .replace(reference, '')
    .replace(/\/\*\*\n \*\/\n/g, '');
}

/** Says what the generator understands otherwise: tuples, references, free objects, tags. */
function walk(node) {
  if (typeof node !== 'object' || node === null) return;
  if (node.prefixItems) {
    node.items = node.prefixItems;
    delete node.prefixItems;
  }
  if (typeof node.$ref === 'string') delete node.default;
  if (node.type === 'object' && !node.properties) node.additionalProperties ??= true;
  if (node.properties?.type?.enum) {
    node.required = [...new Set(['type', ...(node.required ?? [])])];
  }
  Object.values(node).forEach(walk);
}

if (process.argv[1]?.endsWith('types.mjs')) {
  writeFileSync('src/lib/connection/protocol.ts', await types());
}
