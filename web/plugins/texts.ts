// Fluent files parsed when the page is built, so that no visitor's device has to.
import { FluentResource, type Message } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The messages of a file: key, text, and its attributes where it has any. */
export type Texts = [key: string, text: Message['value'], attributes?: Message['attributes']][];

const MARK = '?texts';

export function textsOf(source: string): Texts {
  return new FluentResource(source).body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length ? [id, value, { ...attributes }] : [id, value],
  );
}

/** Makes `import … from 'page.ftl?texts'` give the texts of that file. */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${MARK}`)) return null;
      const path = id.slice(0, -MARK.length);
      this.addWatchFile(path);
      const json = JSON.stringify(textsOf(readFileSync(path, 'utf-8')));
      // Browsers read JSON faster than script.
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
