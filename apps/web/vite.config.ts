import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { developmentWorker } from './tools/development/development-worker.ts';
import { codeSamples } from './tools/code/code-plugin.ts';
import { chunkGroups } from './tools/chunk-groups.ts';
import { matcherExamples } from './tools/entity-match/example-files-plugin.ts';
import { essays } from './tools/essays/essays-plugin.ts';
import { oneByteText } from './tools/one-byte-plugin.ts';
import { pageScript } from './tools/page-script/page-script-plugin.ts';
import { screenScripts } from './tools/screen-scripts-plugin.ts';
import { resumeFile } from './tools/resume/resume-plugin.ts';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    essays(),
    codeSamples(),
    resumeFile(),
    matcherExamples(),
    developmentWorker(),
    pageScript(),
    screenScripts(),
    reactRouter(),
    oneByteText(),
  ],
  server: { fs: { allow: ['../..'] } },
  // Found at the start of development, instead of page by page with a reload each time.
  optimizeDeps: {
    entries: [
      'app/**/*.{ts,tsx}',
      '../../libs/ui/src/{primitives,api,sign-in,account,admin}/**/*.tsx',
    ],
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      // What these need, the page has or names itself: the lists would be longer than what they save.
      resolveDependencies: (file, dependencies) =>
        /-script-|tooltips-|hydrate-router-/.test(file) ? [] : dependencies,
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunkGroups } } } },
    // It is held in memory whole; the names of functions stay for the log. Styles that stand in the page
    // are a part of it.
    ssr: { build: { minify: true, cssMinify: true, rollupOptions: { input: './server.ts' } } },
  },
  // The built server carries its packages with it, React as it runs in production.
  ...(command === 'build' && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));
