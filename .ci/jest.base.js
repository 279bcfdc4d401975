import './memory-folder.js';
import { fileURLToPath } from 'node:url';

const swc = (decorators) => [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators },
      transform: {
        react: { runtime: 'automatic' },
        ...(decorators && { legacyDecorator: true, decoratorMetadata: true }),
      },
      target: 'es2024',
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

/**
 * For projects with many large test files. Node never frees the modules of a file that is done, and what
 * is left makes each collection of garbage longer, up to a third of a run: a worker ends when it holds
 * this much, and another one takes its place.
 */
export const workerIdleMemoryLimit = '900MB';

/** What every project's tests share: native modules, one summary, one report. */
export function unit(name, rootDir, { decorators = false, setUp = [], ...own } = {}) {
  return {
    displayName: name,
    rootDir,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.spec.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/', '/out/', '/e2e/'],
    modulePathIgnorePatterns: ['<rootDir>/(dist|build|out)/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    setupFilesAfterEnv: [`${import.meta.dirname}/console-noise.js`, ...setUp],
    transform: { '^.+\\.tsx?$': swc(decorators) },
    // A busy machine can be ten times slower; what hangs still ends.
    testTimeout: 300_000,
    ...own,
  };
}
