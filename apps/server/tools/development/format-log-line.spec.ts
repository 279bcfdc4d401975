import { describe, expect, it } from '@jest/globals';
import { formatLogLine } from './format-log-line';

const time = new Date(2026, 10, 23, 14, 3, 22).getTime();
const line = (fields: object) =>
  JSON.stringify({ level: 30, time, pid: 7, hostname: 'here', ...fields });
const request = (status: number) =>
  line({
    req: { method: 'GET', path: '/api/assets', ip: '::1' },
    status,
    took: 12,
    msg: 'request',
  });

describe('formatLogLine', () => {
  it('shows time, level, message and the other fields', () => {
    const shown = formatLogLine(line({ level: 40, jobs: 2, msg: 'Late' }), false);
    expect(shown).toBe('14:03:22 WARN  Late jobs=2');
  });

  it('shows the stack of an error', () => {
    const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at here' };
    const shown = formatLogLine(line({ level: 50, err, msg: 'request failed' }), false);
    expect(shown).toBe('14:03:22 ERROR request failed\nError: no\n    at here');
  });

  it('shows failed requests always, and others on demand', () => {
    const shown = '14:03:22 INFO  GET /api/assets 200, 12 ms';
    expect(formatLogLine(request(404), false)).toBe(shown.replace('200', '404'));
    expect(formatLogLine(request(200), false)).toBeUndefined();
    expect(formatLogLine(request(200), true)).toBe(shown);
  });

  it.each(['Polaris is at http://localhost:3000', '', '{"level":30, broken'])(
    'leaves the line %j unchanged',
    (text) => expect(formatLogLine(text, false)).toBe(text),
  );
});
