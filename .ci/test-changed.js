/*
 * `npm run test:changed`: the tests that a change is most likely to break, and a journey through each part
 * of the product.
 */
import { spawnSync } from 'node:child_process';
import { changedFiles, journeysOf, testsOf } from './changed.js';

/** A journey or two through each part of the product. */
const JOURNEYS = [
  'site/contact-form',
  'site/free-call',
  'account/dashboard',
  'admin/activity',
  'admin/customer.spec',
  'admin/customers.spec',
  'admin/keyboard',
  'admin/services',
  'admin/tasks',
  'owner/booking',
  'owner/selling',
];

const files = changedFiles(process.argv[2] ?? 'main');

const commands = [
  ['npx', 'oxfmt', '--list-different', '--no-error-on-unmatched-pattern', ...files],
  ['npm', 'run', '--silent', 'typegen', '-w', 'apps/web'],
  ['npm', 'run', '--silent', 'check:code'],
  ['npm', 'run', '--silent', 'build'],
  ...Object.entries(testsOf(files)).map(([project, patterns]) =>
    project === '.ci'
      ? ['npm', 'run', '--silent', 'test:workspace']
      : ['npm', 'test', '--silent', '-w', project, '--', '--passWithNoTests', ...patterns],
  ),
  ['npm', 'run', '--silent', 'e2e', '-w', 'apps/web', '--', ...JOURNEYS, ...journeysOf(files)],
];

const began = Date.now();
for (const [program, ...args] of commands) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\nFailed: ${[program, ...args].join(' ')}`);
    process.exit(1);
  }
}
console.log(`\nAll passed in ${Math.round((Date.now() - began) / 1000)} s.`);
