/*
 * `npm test` of a project: runs its test files in a few suites that share their modules. Arguments that are
 * file names, or parts of them, select files; options are Jest's.
 */
import { run } from 'jest';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseFiles, writeSuites } from './jest-suites.js';

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    config: { type: 'string', short: 'c', default: 'jest.config.js' },
    report: { type: 'string' },
    testNamePattern: { type: 'string', short: 't' },
  },
});
const { config: path, report, ...options } = values;
const { default: config, suites } = await import(pathToFileURL(resolve(path)).href);
const { displayName: name, rootDir: root } = config;

const files = chooseFiles(config, positionals, Boolean(process.env.LONG_TESTS));
const folder = writeSuites({ name, root, tidyUp: suites?.tidyUp }, files, suites?.count ?? 2);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const reporter = {
  name,
  root,
  file: report ?? join(import.meta.dirname, `../reports/jest-${name}.json`),
  costs: join(folder, 'costs.jsonl'),
  // For selected files, Jest's own reporter prints each test.
  isQuiet: positionals.length > 0,
};
const own = {
  ...config,
  roots: [folder],
  testMatch: [`${folder}/*.cjs`],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'json', 'ts', 'tsx', 'node'],
  reporters: [
    ...(reporter.isQuiet ? ['default'] : []),
    [join(import.meta.dirname, 'results/jest-report.js'), reporter],
  ],
};
await run([
  `--config=${JSON.stringify(own)}`,
  ...Object.entries(options).map(([option, value]) => `--${option}=${value}`),
]);
