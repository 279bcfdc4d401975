import { readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, defineConfig } from 'vite';
import { asciiOutput } from '../../.ci/ascii-output.ts';

/**
 * React is built in, so that only its production build is loaded and none is installed. Of
 * class-validator, with its libraries, a start would load 2 MB for seven checks of the environment.
 * Of the protocol for assistants, half of the memory is a validator that nothing here needs.
 */
const builtIn = [
  /^react(-dom)?$/,
  /^react(-dom)?\//,
  'class-validator',
  'validator',
  /^@modelcontextprotocol\//,
];

/** Files that lie beside the programs, in their own folder. */
const files = (name: string, source: string, wanted = /./): Plugin => ({
  name: `${name}-files`,
  generateBundle() {
    for (const file of readdirSync(source).filter((one) => wanted.test(one)))
      this.emitFile({
        type: 'asset',
        fileName: `${name}/${file}`,
        source: readFileSync(`${source}/${file}`),
      });
  },
});

/** The validator of the protocol's library, for answers of users to questions; we ask none. */
const withoutValidator: Plugin = {
  name: 'without-validator',
  enforce: 'pre',
  resolveId: (id) => (id === '@modelcontextprotocol/server/_shims' ? '\0no-validator' : undefined),
  load: (id) =>
    id === '\0no-validator'
      ? `export { default as process } from 'node:process';
         export class DefaultJsonSchemaValidator {
           getValidator() { throw new Error('Nothing validates by a JSON schema here.'); }
         }`
      : undefined,
};

const SWAGGER_UI = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
/** What its page loads, with the licenses: a sixth of the package. */
const USED =
  /^(favicon.*|LICENSE|NOTICE|swagger-ui(\.css|-(bundle|standalone-preset)\.js)(\.LICENSE\.txt)?)$/;

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
        'busy-times': 'src/schedule/busy-calendars/reading/busy-times-process.ts',
        'check-archive': 'src/office/backup/archive/check-process.ts',
        doctor: 'src/commands/doctor.ts',
        'dry-run': 'src/commands/dry-run.ts',
        'invoice-pdf': 'src/sales/invoices/pdf/render-process.ts',
        main: 'src/main.ts',
        migrate: 'src/commands/migrate.ts',
        'one-time-link': 'src/commands/one-time-link.ts',
        restore: 'src/commands/restore.ts',
        seed: 'src/commands/seed.ts',
        'share-picture': 'src/site/share-pictures/draw-process.ts',
        thumbnail: 'src/people/files/thumbnail/thumbnail-process.ts',
      },
      // Beside the entries: addresses of other builds are told from where the code lies.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [
    withoutValidator,
    asciiOutput(),
    files('fonts', `${import.meta.dirname}/src/platform/typefaces/fonts`),
    files('swagger-ui', SWAGGER_UI, USED),
  ],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: [/^@polaris\//, ...(command === 'build' ? builtIn : [])] },
}));
