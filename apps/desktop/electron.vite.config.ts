import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { noTopLevelAwait } from './tools/no-top-level-await.ts';

/** Everything is bundled: the packed app has no node_modules. */
const external = { externalizeDeps: false };

/** Ignores the "use client" directives of packages: here all components run in the browser. */
const noDirectiveWarnings = { checks: { moduleLevelDirective: false } };

/** Every route of the app is the same page, so it has to load its files by absolute paths. */
const absoluteBase: Plugin = {
  name: 'absolute-base',
  enforce: 'post',
  config: () => ({ base: '/' }),
};

export default defineConfig({
  main: {
    plugins: [noTopLevelAwait],
    build: { ...external, minify: true, rollupOptions: { input: 'src/main/main.ts' } },
  },
  preload: {
    build: {
      ...external,
      rollupOptions: {
        input: 'src/preload/preload.ts',
        // A sandboxed preload is loaded as CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [tailwindcss(), absoluteBase],
    // Pages are on app://polaris; hot reload connects to Vite's server directly.
    server: { hmr: { protocol: 'ws', host: 'localhost' } },
    build: {
      minify: true,
      manifest: true,
      rollupOptions: { input: 'src/renderer/index.html', ...noDirectiveWarnings },
    },
  },
});
