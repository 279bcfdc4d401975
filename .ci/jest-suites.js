import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SUITE = join(import.meta.dirname, 'suite.cjs');
const LONG = /\.long\.spec\.tsx?$/;
const ENVIRONMENT = /@jest-environment (\S+)/;

/**
 * The test files of a project, seen from its folder: those whose path fits one of the patterns; without any, all of
 * them, but the long ones only in `npm run test:all`.
 */
export function chooseFiles({ rootDir, testPathIgnorePatterns: ignored }, patterns, withLong) {
  const isWanted = (file) =>
    patterns.length > 0
      ? patterns.some((pattern) => new RegExp(pattern).test(file))
      : withLong || !LONG.test(file);
  return globSync('**/*.spec.{ts,tsx}', { cwd: rootDir, exclude: ['**/node_modules'] })
    .filter((file) => !ignored.some((pattern) => new RegExp(pattern).test(`/${file}`)))
    .filter(isWanted)
    .sort();
}

/** Deals the files out in turn: neighbors often take equally long. */
export function dealOut(files, count) {
  return Array.from({ length: Math.min(count, files.length) }, (_, hand) =>
    files.filter((_file, index) => index % count === hand),
  );
}

/**
 * Writes the suites into a new folder and returns its path. Files that name an environment get their own
 * suite.
 */
export function writeSuites(project, files, count) {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-suites-'));
  const named = { ...project, costs: join(folder, 'costs.jsonl') };
  const environmentOf = (file) =>
    ENVIRONMENT.exec(readFileSync(join(project.root, file), 'utf8'))?.[1];
  const suites = [...Map.groupBy(files, environmentOf)].flatMap(([environment, own]) =>
    dealOut(own, environment ? 1 : count).map((suite) => ({ environment, suite })),
  );
  for (const [index, { environment, suite }] of suites.entries()) {
    const comment = environment ? `/** @jest-environment ${environment} */\n` : '';
    const call = `require(${JSON.stringify(SUITE)})(${JSON.stringify(named)}, ${JSON.stringify(suite)});\n`;
    writeFileSync(join(folder, `suite-${index + 1}.cjs`), comment + call);
  }
  return folder;
}
