import { compile } from '@mdx-js/mdx';
import { relative, sep } from 'node:path';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { readEssay } from './essay-source.ts';

/** Notes stand below a heading of their own, and each leads back to its place in the text. */
const notes = {
  clobberPrefix: '',
  footnoteLabel: 'Notes',
  footnoteLabelProperties: {},
};

/**
 * Essays become components that the server renders, with their checked facts beside them. The
 * browser's build gets an empty page in their place: it never shows one.
 */
export function essays(): Plugin {
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
