import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describeSlow, slowFiles } from './slow-files.js';

/** The command that runs the tests of a folder alone. */
const commands = [
  ['.ci/', 'npm run test:workspace --'],
  ...['apps/web/e2e/', 'apps/desktop/e2e/'].map((folder) => [
    folder,
    `npm run e2e -w ${folder.slice(0, -'/e2e/'.length)} --`,
  ]),
  ...['apps/desktop/', 'apps/server/', 'apps/web/', 'libs/contracts/', 'libs/ui/'].map((folder) => [
    folder,
    `npm test -w ${folder.slice(0, -1)} --`,
  ]),
];

/** Each failed test in a few lines: where it is, its first message, and the command that runs it alone. */
export function describeFailures(reports, root) {
  const failures = reports.flatMap((report) =>
    'stats' in report ? browserFailures(report) : unitFailures(report),
  );
  return failures.map(({ file, title, message, only }) => {
    const path = relative(root, file);
    const command = commands.find(([folder]) => path.startsWith(folder))?.[1];
    const [first] = stripVTControlCharacters(message ?? '')
      .split('\n')
      .filter((line) => line.trim());
    const name = title ? `${path} › ${title}` : path;
    const lines = [
      `FAILED ${name}`,
      first && `  ${first.trim()}`,
      command && `  ${command} ${only}`,
    ];
    return lines.filter(Boolean).join('\n');
  });
}

function unitFailures({ testResults = [] }) {
  return testResults.flatMap((result) => {
    const { file, error, tests } = result;
    const only = file.split(/\/(?:\.ci|apps\/\w+|libs\/\w+)\//).at(-1);
    const isSlow = slowFiles([{ testResults: [result] }]).length > 0;
    const message = error ?? (isSlow ? describeSlow(result) : undefined);
    const failed = tests.filter(({ status }) => status === 'failed');
    const ofTests = failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: failureMessages[0],
      only: `${only} -t ${quoted(`${escapePattern(fullName)}$`)}`,
    }));
    return message ? [{ file, message, only }, ...ofTests] : ofTests;
  });
}

const escapePattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

function browserFailures({ config, suites = [], errors = [] }) {
  const specs = suites.flatMap(function inside(suite) {
    return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)];
  });
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        file: `${config.rootDir}/${file}`,
        title,
        message: results.find(({ error }) => error)?.error.message,
        only: `${file}:${line}`,
      })),
  );
  const others = errors.map(({ message, location }) => ({
    file: location?.file ?? config.rootDir,
    message,
    only: '',
  }));
  return [...failed, ...others];
}
