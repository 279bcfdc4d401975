import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { entityMatchFiles } from '../../content/portfolio/entity-match-texts.ts';
import { examples, script } from './run-matcher.ts';

const source = (url: string): string =>
  basename(url) === basename(script) ? script : join(examples, basename(url));

const typeOf = (url: string): string => (url.endsWith('.csv') ? 'text/csv' : 'text/plain');

/** Emits the script with its inputs and outputs as assets. */
export function matcherExamples(): Plugin {
  const urls = Object.values(entityMatchFiles);
  return {
    name: 'polaris:matcher-examples',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const url of urls)
        this.emitFile({
          type: 'asset',
          fileName: url.slice(1),
          source: await readFile(source(url)),
        });
    },
    configureServer({ middlewares }) {
      for (const url of urls)
        middlewares.use(url, (_request, response, next) => {
          readFile(source(url)).then(
            (file) => response.setHeader('content-type', `${typeOf(url)}; charset=utf-8`).end(file),
            next,
          );
        });
    },
  };
}
