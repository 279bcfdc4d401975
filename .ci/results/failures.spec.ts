import { describe, expect, it } from '@jest/globals';
import { describeFailures } from './failures.js';

const root = '/home/ada/polaris';
const jest = (file: string, tests: object[], error?: string) => ({
  numPassedTests: 1,
  testResults: [{ file: `${root}/${file}`, tests, error }],
});
const failed = (fullName: string, message: string) => ({
  fullName,
  status: 'failed',
  failureMessages: [message],
});

describe('describeFailures', () => {
  it('names the test, the first line of its message, and the command that runs it alone', () => {
    const tests = [
      failed("the list isn't (yet) long", '\u001B[31mError: expected 2\u001B[39m\n  at here'),
      { fullName: 'the list is short', status: 'passed', failureMessages: [] },
    ];
    expect(describeFailures([jest('apps/server/src/a/a.spec.ts', tests)], root)).toEqual([
      [
        "FAILED apps/server/src/a/a.spec.ts › the list isn't (yet) long",
        '  Error: expected 2',
        `  npm test -w apps/server -- src/a/a.spec.ts -t 'the list isn'\\''t \\(yet\\) long$'`,
      ].join('\n'),
    ]);
  });

  it('names a file that could not be run', () => {
    expect(describeFailures([jest('.ci/a.spec.ts', [], 'Cannot find module b')], root)).toEqual([
      'FAILED .ci/a.spec.ts\n  Cannot find module b\n  npm run test:workspace -- a.spec.ts',
    ]);
  });

  it('names a file that takes too much CPU time', () => {
    const report = { testResults: [{ file: `${root}/libs/ui/a.spec.ts`, tests: [], cpu: 15.1 }] };
    expect(describeFailures([report], root)).toEqual([
      [
        'FAILED libs/ui/a.spec.ts',
        '  It took 15.1 s of CPU, and 15 is the limit: name what is long *.long.spec.ts, for `npm run test:all`.',
        '  npm test -w libs/ui -- a.spec.ts',
      ].join('\n'),
    ]);
  });

  it('names a browser test by its line, including a flaky one', () => {
    const spec = (title: string, status: string, line: number) => ({
      title,
      file: 'a.spec.ts',
      line,
      tests: [{ status, results: [{ error: { message: `${title}!` } }] }],
    });
    const report = {
      config: { rootDir: `${root}/apps/web/e2e` },
      stats: {},
      errors: [],
      suites: [
        {
          specs: [spec('fails', 'unexpected', 7)],
          suites: [{ specs: [spec('flips', 'flaky', 9)] }],
        },
        { specs: [spec('passes', 'expected', 11)] },
      ],
    };
    expect(describeFailures([report], root)).toEqual([
      'FAILED apps/web/e2e/a.spec.ts › fails\n  fails!\n  npm run e2e -w apps/web -- a.spec.ts:7',
      'FAILED apps/web/e2e/a.spec.ts › flips\n  flips!\n  npm run e2e -w apps/web -- a.spec.ts:9',
    ]);
  });

  it('lists no failed test when every test has passed', () => {
    expect(describeFailures([jest('.ci/a.spec.ts', [])], root)).toEqual([]);
  });
});
