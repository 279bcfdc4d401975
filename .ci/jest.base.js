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
 * Node never frees the modules of finished test files, which slows down garbage collection, up to a third of
 * a run. A worker that exceeds this limit is replaced.
 */
export const workerIdleMemoryLimit = '900MB';

/** Shared by every project's tests: native modules, one summary, one report. */
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
    // A busy machine can be ten times slower; a test that hangs still ends.
    testTimeout: 300_000,
    ...own,
  };
}
