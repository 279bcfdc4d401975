import { describe, expect, it } from '@jest/globals';
import { journeysOf, testsOf } from './changed.js';

describe('testsOf', () => {
  it('names the tests in the folder of a changed server file or screen', () => {
    expect(
      testsOf([
        'apps/server/src/schedule/booking/slots.ts',
        'apps/server/src/schedule/booking/rules/days.ts',
        'apps/server/src/stop.ts',
        'apps/server/tools/release/pack-release.ts',
        'apps/server/src/platform/http/problem.ts',
        'apps/server/src/testing/until.ts',
        'libs/ui/src/admin/people/tasks/task-row.tsx',
        'libs/ui/src/primitives/button.tsx',
      ]),
    ).toEqual({
      'apps/server': [
        String.raw`src/schedule/booking(/|\.)`,
        String.raw`src/stop(/|\.)`,
        String.raw`tools/release(/|\.)`,
        String.raw`src/platform/http(/|\.)`,
        String.raw`src/testing/until(/|\.)`,
      ],
      'libs/ui': [String.raw`src/admin/people/tasks(/|\.)`, String.raw`src/primitives(/|\.)`],
    });
  });

  it('names the tests of contracts, and of the folders that use them, when a contract changes', () => {
    expect(testsOf(['libs/contracts/src/people/tasks/task.ts'])).toEqual({
      'libs/contracts': ['.'],
      'apps/server': ['/tasks/'],
      'libs/ui': ['/tasks/'],
    });
  });

  it('names the whole project when its tests are quick', () => {
    expect(testsOf(['apps/web/content/landing.ts', 'apps/web/app/root.tsx'])).toEqual({
      'apps/web': ['.'],
    });
  });

  it('names no tests when only documentation changes', () => {
    expect(testsOf(['README.md', 'docs/lists.md'])).toEqual({});
  });
});

it('names the journeys that have changed', () => {
  expect(
    journeysOf(['apps/web/e2e/site/about.spec.ts', 'apps/web/e2e/run.ts', 'apps/web/app/root.tsx']),
  ).toEqual(['site/about.spec.ts']);
});
