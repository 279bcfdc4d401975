import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** Only for what is built: the development server puts its styles into the page itself. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  main: {
    build: { rollupOptions: { input: 'src/main/main.ts' } },
  },
  preload: {
    build: {
      rollupOptions: {
        input: 'src/preload/preload.ts',
        // A sandboxed preload is loaded as CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [tailwindcss(), contentSecurityPolicy],
    build: { rollupOptions: { input: 'src/renderer/index.html' } },
  },
});
