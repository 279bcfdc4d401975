import { defineConfig } from 'vite';

/** React is built in, so that only its production build is loaded and none is installed. */
const builtIn = [/^react(-dom)?$/, /^react(-dom)?\//];

export default defineConfig(({ command }) => ({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        backup: 'src/commands/backup.ts',
        main: 'src/main.ts',
        migrate: 'src/commands/migrate.ts',
        'one-time-link': 'src/commands/one-time-link.ts',
        restore: 'src/commands/restore.ts',
        seed: 'src/commands/seed.ts',
      },
      // Beside the entries: addresses of other builds are told from where the code lies.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: [/^@polaris\//, ...(command === 'build' ? builtIn : [])] },
}));
