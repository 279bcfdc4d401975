import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { noTopLevelAwait } from './tools/no-top-level-await.ts';

/** Everything is bundled: the packed app carries no node_modules. */
const external = { externalizeDeps: false };

/** Packages mark what runs in browsers for frameworks that have both kinds; here all of it does. */
const quiet = { checks: { moduleLevelDirective: false } };

/** Every place of the app is the same page: its files are named from the top, whatever its path. */
const filesFromTheTop: Plugin = {
  name: 'files-from-the-top',
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
    plugins: [tailwindcss(), filesFromTheTop],
    // Pages come through app://polaris; what reloads them speaks to the tool itself.
    server: { hmr: { protocol: 'ws', host: 'localhost' } },
    build: {
      minify: true,
      manifest: true,
      rollupOptions: { input: 'src/renderer/index.html', ...quiet },
    },
  },
});
