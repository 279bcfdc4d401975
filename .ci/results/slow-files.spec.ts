import { expect, it } from '@jest/globals';
import { describeSlowest, slowFiles } from './slow-files.js';

const root = '/home/ada/polaris';
const file = (name: string, cpu?: number) => ({ file: `${root}/${name}`, cpu, tests: [] });

it('lists the ten files that took the most CPU time', () => {
  const quick = Array.from({ length: 20 }, (_, index) => file(`quick-${index}.spec.ts`, 0.1));
  const reports = [
    { testResults: [...quick, file('libs/ui/a.spec.ts', 2)] },
    { stats: {} },
    { testResults: [file('apps/server/b.spec.ts', 12.34), file('broken.spec.ts')] },
  ];
  const [title, first, second, ...others] = describeSlowest(reports, root).split('\n');
  expect(title).toBe('The slowest files, in CPU time:');
  expect([first, second]).toEqual([
    '  12.3 s  apps/server/b.spec.ts',
    '   2.0 s  libs/ui/a.spec.ts',
  ]);
  expect(others).toHaveLength(8);
});

it('allows long files in a run of all tests', () => {
  const reports = [{ testResults: [file('a.spec.ts', 60)] }];
  expect(slowFiles(reports, false)).toHaveLength(1);
  expect(slowFiles(reports, true)).toEqual([]);
});
