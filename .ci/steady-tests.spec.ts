import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { findUnsteady } from './steady-tests.ts';

const ROOT = join(import.meta.dirname, '..');

const FIGURES = 'Printed for `verify:electron`, and compared with nothing.';
const FIRST_SECOND =
  'What is typed at any moment of the first second is right; when keys come is what it is about.';

/** Lines that may stay, by file, each with its reason. */
const EXCEPTIONS: Record<string, [line: string, reason: string][]> = {
  'apps/desktop/e2e/manners.spec.ts': [
    [
      'await page.waitForTimeout(standIn ? 0 : 3000);',
      'A real system animates the change to full screen and tells no page when it has ended; `npm test` has the stand-in.',
    ],
    [
      'await page.waitForTimeout(standIn ? 0 : 2000);',
      'A picture of a dialog that a real system draws; `npm test` has the stand-in.',
    ],
  ],
  'apps/desktop/e2e/owner-day.spec.ts': [
    ['const pressed = performance.now();', FIGURES],
    ['return { page, shown: Math.round(performance.now() - pressed) };', FIGURES],
    ['const entered = performance.now();', FIGURES],
    ['return { shown, hidden: Math.round(performance.now() - entered) };', FIGURES],
  ],
  'apps/server/src/mail/messages/message-undo.spec.ts': [
    [
      'await new Promise((later) => setTimeout(later, number * 90));',
      'Spreads attempts over the second between two looks for mail; either outcome of each is right.',
    ],
  ],
  'apps/web/e2e/owner/first-second.spec.ts': [
    ['await setTimeout(Math.max(0, time - Date.now()));', FIRST_SECOND],
    ['await page.waitForTimeout(after);', FIRST_SECOND],
  ],
};

const files = globSync(['apps/**/*.spec.{ts,tsx}', 'libs/**/*.spec.{ts,tsx}', '.ci/**/*.spec.ts'], {
  cwd: ROOT,
  exclude: (name) => /(^|\/)(node_modules|dist|build)$/.test(name),
}).filter((file) => !file.includes('.long.spec.') && file !== '.ci/steady-tests.spec.ts');

it('rejects tests that wait for a fixed time or measure how long something took', () => {
  expect(files.length).toBeGreaterThan(600);
  const used = new Set<string>();
  const found = files.toSorted().flatMap((file) => {
    const allowed = EXCEPTIONS[file]?.map(([line]) => line) ?? [];
    return findUnsteady(readFileSync(join(ROOT, file), 'utf8')).flatMap(({ line, text, cure }) => {
      if (!allowed.includes(text)) return [`${file}:${line}: ${text} -> ${cure}`];
      used.add(text);
      return [];
    });
  });
  expect(found).toEqual([]);
  const lines = Object.values(EXCEPTIONS).flatMap((all) => all.map(([line]) => line));
  expect(lines.filter((line) => !used.has(line))).toEqual([]);
});

it.each([
  ['await sleep(500);'],
  ['await page.waitForTimeout(300);'],
  ['await new Promise((done) => setTimeout(done, 400));'],
  ["import { setTimeout as after } from 'node:timers/promises';\nawait after(300);"],
  ['const began = Date.now();\nexpect(Date.now() - began).toBe(3);'],
  ['expect(Date.now() - Date.parse(body.paidAt)).toBeLessThan(60_000);'],
  ['while (!ready && Date.now() < end) {}'],
  ['const began = performance.now();'],
])('rejects %j', (code) => {
  expect(findUnsteady(code)).toHaveLength(1);
});

it.each([
  ['await new Promise((turn) => setTimeout(turn));'],
  ['socket.pause();'],
  ['const old = new Date(Date.now() - 2 * HOUR);'],
  ['jest.useFakeTimers();\nconst before = Date.now();\npauses.push(Date.now() - before);'],
])('accepts %j', (code) => {
  expect(findUnsteady(code)).toEqual([]);
});
