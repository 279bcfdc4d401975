import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        migrate: 'src/commands/migrate.ts',
        'one-time-link': 'src/commands/one-time-link.ts',
        seed: 'src/commands/seed.ts',
      },
      // Beside the entries: addresses of other builds are told from where the code lies.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@polaris\//] },
});
