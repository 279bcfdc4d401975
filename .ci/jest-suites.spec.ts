import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { chooseFiles, dealOut } from './jest-suites.js';

const folder = mkdtempSync(join(tmpdir(), 'polaris-project-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files: Record<string, string> = {
  'src/counter.ts': 'export const counter = { value: 0 };',
  'src/first.spec.ts': `
    import { afterAll, expect, it } from '@jest/globals';
    import { counter } from './counter';
    afterAll(() => { counter.value += 10; });
    it('counts', () => { expect((counter.value += 1)).toBe(1); });`,
  'src/second.spec.ts': `
    import { beforeAll, expect, it } from '@jest/globals';
    import { counter } from './counter';
    beforeAll(() => { counter.value += 100; });
    it('shares the module, after the hooks of the first file', () => { expect(counter.value).toBe(111); });
    it('fails', () => { expect(counter.value).toBe(0); });`,
  'src/third.spec.ts': `import './missing';`,
  'src/slow.long.spec.ts': `import { it } from '@jest/globals'; it('runs in a long file', () => undefined);`,
  'src/node.spec.ts': `/** @jest-environment node */
    import { expect, it } from '@jest/globals';
    import { counter } from './counter';
    it('loads its own modules in another environment', () => { expect(counter.value).toBe(0); });`,
  'dist/old.spec.ts': `throw new Error('It was built.');`,
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const project = { rootDir: folder, testPathIgnorePatterns: ['/dist/'] };
const usual = ['first', 'node', 'second', 'third'].map((name) => `src/${name}.spec.ts`);

describe('chooseFiles and dealOut', () => {
  it('leaves out long test files when no pattern is given', () => {
    expect(chooseFiles(project, [], false)).toEqual(usual);
  });

  it('includes long test files when all tests run', () => {
    expect(chooseFiles(project, [], true)).toContain('src/slow.long.spec.ts');
  });

  it('chooses every test file that matches a pattern, including long ones', () => {
    expect(chooseFiles(project, ['fir', 'slow'], false)).toEqual([
      'src/first.spec.ts',
      'src/slow.long.spec.ts',
    ]);
  });

  it('deals test files to suites in turn', () => {
    expect(dealOut(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
    expect(dealOut(['a'], 2)).toEqual([['a']]);
  });
});

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { file: string; cpu: number; tests: { fullName: string; status: string }[] }[];
}

it('runs the files of a suite one after the other with shared modules, and a broken file breaks no other', () => {
  const base = JSON.stringify(join(import.meta.dirname, 'jest.base.js'));
  const config = `import { unit } from ${base};
    export const suites = { count: 1 };
    export default unit('example', ${JSON.stringify(folder)});`;
  writeFileSync(join(folder, 'jest.config.mjs'), config);
  const report = join(folder, 'report.json');
  const run = () =>
    execFileSync(
      process.execPath,
      [
        '--experimental-vm-modules',
        join(import.meta.dirname, 'jest.js'),
        `--config=${join(folder, 'jest.config.mjs')}`,
        `--report=${report}`,
      ],
      { stdio: 'pipe', encoding: 'utf8' },
    );
  expect(run).toThrow('can be loaded');
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Report;
  expect([numPassedTests, numFailedTests]).toEqual([3, 2]);
  expect(testResults.map(({ file }) => file).sort()).toEqual(
    usual.map((name) => join(folder, name)),
  );
  for (const { cpu } of testResults) expect(cpu).toBeGreaterThanOrEqual(0);
  const failed = testResults
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'failed');
  expect(failed.map(({ fullName }) => fullName)).toEqual(['fails', 'can be loaded']);
});
