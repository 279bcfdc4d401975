import { compile } from '@mdx-js/mdx';
import { relative, sep } from 'node:path';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { readEssay } from './essay-source.ts';

/** Footnotes have a heading and back links. */
const notes = {
  clobberPrefix: '',
  footnoteLabel: 'Notes',
  footnoteLabelProperties: {},
};

/**
 * Compiles essays to components with checked front matter. In the browser's build they are empty, as it
 * never renders one.
 */
export function essaysPlugin(): Plugin {
  return {
    name: 'polaris:essays',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return;
      const file = relative(import.meta.dirname + '/../..', id).replaceAll(sep, '/');
      const { facts, body } = readEssay(source, file);
      const words =
        this.environment.name === 'client' ? 'export default () => null;' : await toModule(body);
      return { code: `${words}\nexport const facts = ${JSON.stringify(facts)};`, map: null };
    },
  };
}

async function toModule(body: string): Promise<string> {
  const compiled = await compile(body, {
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug],
    remarkRehypeOptions: notes,
  });
  return String(compiled);
}
