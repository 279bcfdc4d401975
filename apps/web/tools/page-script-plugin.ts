import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Plugin, build } from 'vite';

const MODULE = 'virtual:page-script';
const SOURCE = 'app/entry.page.ts';
const root = join(import.meta.dirname, '..');

/** Bundles the script of every public page into one separate file. */
async function bundle(): Promise<{ fileName: string; source: string }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      copyPublicDir: false,
      lib: { entry: join(root, SOURCE), formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`${SOURCE} was not bundled`);
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/page-${hash}.js`, source: chunk.code };
}

/** Provides the script's address as the module `virtual:page-script`. */
export function pageScript(): Plugin {
  let isBuild = false;
  let bundled: ReturnType<typeof bundle> | undefined;
  const bundleOnce = () => (bundled ??= bundle());
  return {
    name: 'polaris:page-script',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const address = isBuild ? `/${(await bundleOnce()).fileName}` : `/${SOURCE}`;
      return `export const pageScriptAddress = ${JSON.stringify(address)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', ...(await bundleOnce()) });
    },
  };
}
