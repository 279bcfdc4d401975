import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { BundledLanguage } from 'shiki';
import type { Plugin } from 'vite';
import { highlight } from './highlight.ts';

const languages: Record<string, BundledLanguage> = { '.py': 'python', '.sql': 'sql' };
const REQUEST = /\?code$/;

/**
 * `import sample from './sample.py?code'` returns the highlighted source, so that pages need no highlighter. In the
 * browser's build it is empty, as the browser never renders such a page.
 */
export function codeSamples(): Plugin {
  return {
    name: 'polaris:code-samples',
    enforce: 'pre',
    async load(id) {
      if (!REQUEST.test(id)) return;
      const file = id.replace(REQUEST, '');
      const language = languages[extname(file)];
      if (!language) this.error(`${file}: code in this language is not shown yet`);
      this.addWatchFile(file);
      const isClient = this.environment.name === 'client';
      const sample = isClient ? null : await highlight(await readFile(file, 'utf8'), language);
      return { code: `export default ${JSON.stringify(sample)};`, map: null };
    },
  };
}
