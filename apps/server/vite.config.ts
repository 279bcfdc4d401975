import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: { main: 'src/main.ts', migrate: 'src/migrate.ts', seed: 'src/seed.ts' },
    },
  },
  ssr: { noExternal: [/^@polaris\//] },
});
