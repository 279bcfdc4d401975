import { readFileSync, readdirSync } from 'node:fs';
import { type Plugin, defineConfig } from 'vite';

/**
 * React is built in, so that only its production build is loaded and none is installed. Of
 * class-validator, with its libraries, a start would load 2 MB for seven checks of the environment.
 */
const builtIn = [/^react(-dom)?$/, /^react(-dom)?\//, 'class-validator', 'validator'];

const FONTS = `${import.meta.dirname}/src/platform/typefaces/fonts`;

/** Fonts lie beside the programs that set them. */
const typefaceFonts: Plugin = {
  name: 'typeface-fonts',
  generateBundle() {
    for (const name of readdirSync(FONTS))
      this.emitFile({
        type: 'asset',
        fileName: `fonts/${name}`,
        source: readFileSync(`${FONTS}/${name}`),
      });
  },
};

export default defineConfig(({ command }) => ({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    license: { fileName: 'licenses.md' },
    rollupOptions: {
      input: {
        backup: 'src/commands/backup.ts',
        'busy-times': 'src/busy-calendars/reading/busy-times-process.ts',
        'check-archive': 'src/backup/archive/check-process.ts',
        doctor: 'src/commands/doctor.ts',
        'dry-run': 'src/commands/dry-run.ts',
        'invoice-pdf': 'src/invoices/pdf/render-process.ts',
        main: 'src/main.ts',
        migrate: 'src/commands/migrate.ts',
        'one-time-link': 'src/commands/one-time-link.ts',
        restore: 'src/commands/restore.ts',
        seed: 'src/commands/seed.ts',
        'share-picture': 'src/share-pictures/draw-process.ts',
        thumbnail: 'src/files/thumbnail/thumbnail-process.ts',
      },
      // Beside the entries: addresses of other builds are told from where the code lies.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [typefaceFonts],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: [/^@polaris\//, ...(command === 'build' ? builtIn : [])] },
}));
