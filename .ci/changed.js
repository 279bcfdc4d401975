import { execFileSync } from 'node:child_process';

/** These run completely, including long tests: they take less than a minute. */
const WHOLE = ['libs/contracts', 'apps/web', 'apps/desktop'];
const AREAS = 'identity|people|mail|sales|schedule|site|office|records';
const FOLDERS = new RegExp(
  `^(apps/server|libs/ui)/((?:src|tools)/(?:(?:admin|account|api|desktop|platform|testing|${AREAS})/){0,2}[^/]+)`,
);
const CONTRACTS = new RegExp(`^libs/contracts/src/(?:(?:${AREAS})/)?([^/]+)/`);

/**
 * The tests that a change is most likely to break: those of its folder, and for contracts also those of server and
 * screen folders with the same name. Returns patterns of test files by project; without any, the whole project runs.
 *
 * @param {string[]} files seen from the root
 * @returns {Record<string, string[]>}
 */
export function testsOf(files) {
  const tests = {};
  const add = (project, ...patterns) =>
    (tests[project] = [...new Set([...(tests[project] ?? []), ...patterns])]);
  for (const file of files) {
    const [, project, folder] = FOLDERS.exec(file) ?? [];
    if (project) add(project, `${folder.replace(/\.\w+$/, '')}(/|\\.)`);
    const [, noun] = CONTRACTS.exec(file) ?? [];
    if (noun) for (const reader of ['apps/server', 'libs/ui']) add(reader, `/${noun}/`);
    const whole = WHOLE.find((path) => file.startsWith(`${path}/`));
    if (whole) add(whole, '.');
    if (file.startsWith('.ci/')) add('.ci');
  }
  return tests;
}

/** The journeys among the files, as arguments of `npm run e2e -w apps/web`. */
export const journeysOf = (files) =>
  files
    .filter((file) => /^apps\/web\/e2e\/.*\.spec\.ts$/.test(file))
    .map((file) => file.slice('apps/web/e2e/'.length));

/** Changes since this branch started, and uncommitted ones; on the base branch, those of its last commit. */
export function changedFiles(base) {
  const git = (...args) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = (from) => [
    ...git('diff', '--name-only', '--diff-filter=d', from),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const [start] = git('merge-base', base, 'HEAD');
  const files = changed(start);
  return files.length > 0 ? files : changed('HEAD~1');
}
