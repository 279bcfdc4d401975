import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { asciiOutput } from '../../.ci/ascii-output.ts';
import { developmentWorker } from './tools/development/development-worker.ts';
import { reloadPages } from './tools/development/reload-pages.ts';
import { codeSamples } from './tools/code/code-plugin.ts';
import { chunkGroups } from './tools/chunk-groups.ts';
import { matcherExamples } from './tools/entity-match/example-files-plugin.ts';
import { essaysPlugin } from './tools/essays/essays-plugin.ts';
import { pageScript } from './tools/page-script-plugin.ts';
import { screenScripts } from './tools/screen-scripts-plugin.ts';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    essaysPlugin(),
    codeSamples(),
    matcherExamples(),
    developmentWorker(),
    reloadPages(),
    pageScript(),
    screenScripts(),
    reactRouter(),
    asciiOutput(),
  ],
  server: { fs: { allow: ['../..'] } },
  // Prebundles dependencies at start, which avoids reloads in development.
  optimizeDeps: {
    entries: [
      'app/**/*.{ts,tsx}',
      '../../libs/ui/src/{primitives,api,sign-in,account,admin}/**/*.tsx',
    ],
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      // The page already preloads these dependencies.
      resolveDependencies: (file, dependencies) =>
        /-script-|tooltips-|hydrate-router-/.test(file) ? [] : dependencies,
    },
  },
  environments: {
    // Lists the licenses of bundled packages, which must accompany copies of them.
    client: {
      build: {
        license: { fileName: 'licenses.md' },
        rolldownOptions: { output: { codeSplitting: chunkGroups } },
      },
    },
    // The server's build stays in memory, so it is minified, with function names for the log. Inlined
    // styles are part of it.
    ssr: { build: { minify: true, cssMinify: true, rollupOptions: { input: './server.ts' } } },
  },
  // Bundles packages, with React's production build.
  ...(command === 'build' && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));
