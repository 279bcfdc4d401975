import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from '../../../testing/test-app';

const TOKEN = 'token-of-the-monitoring';

let polaris: TestApp;
beforeAll(async () => void (polaris = await startTestApp({ env: { METRICS_TOKEN: TOKEN } })));
afterAll(() => polaris.close());

const ask = (token?: string) =>
  polaris
    .visitor()
    .get('/metrics', token === undefined ? {} : { headers: { authorization: token } });

const figures = async () => (await ask(`Bearer ${TOKEN}`)).text;

describe('the metrics', () => {
  it('serves metrics in the text format of Prometheus', async () => {
    const { status, headers, text } = await ask(`Bearer ${TOKEN}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toMatch(/\n$/);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\\]+",?)+\})? -?[\d.e+-]+)$/);
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'polaris_event_loop_delay_p99_seconds',
      'polaris_database_up 1',
      'polaris_database_size_bytes',
      'polaris_mails{state="queued"} 0',
      'polaris_jobs{state="stuck"} 0',
      'polaris_last_backup_time_seconds 0',
      'polaris_disk_free_bytes{holds="data"}',
      'polaris_problems ',
    ])
      expect(text).toContain(`\n${name}`);
  });

  it('counts requests and their durations by kind of address and status in the metrics', async () => {
    await polaris.visitor().get('/api/services?q=secret');
    await polaris.visitor().get('/api/customers');
    const text = await figures();
    expect(text).toMatch(/^polaris_http_requests_total\{route="api",status="200"\} \d+$/m);
    expect(text).toMatch(/^polaris_http_requests_total\{route="api",status="401"\} \d+$/m);
    const buckets = [...text.matchAll(/_seconds_bucket\{route="api",le="[^"]+"\} (\d+)/g)];
    const counts = buckets.map(([, count]) => Number(count));
    expect(counts).toHaveLength(12);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(text).toContain(`_seconds_count{route="api"} ${counts.at(-1)}`);
  });

  it('adds no metric for addresses that do not exist', async () => {
    const linesOf = (text: string) => text.split('\n').length;
    await polaris.visitor().get('/api/nothing-0');
    const before = linesOf(await figures());
    for (let count = 1; count < 20; count += 1)
      await polaris.visitor().get(`/api/nothing-${count}`);
    const after = await figures();
    // This test's own requests may add a new status.
    expect(linesOf(after) - before).toBeLessThan(20);
    expect(after).not.toContain('nothing');
  });

  it('serves metrics without personal data', async () => {
    const { user } = await polaris.customer();
    await polaris.visitor().get(`/api/admin/users?q=${user.email}`);
    expect(await figures()).not.toMatch(/@|example\.com/);
  });

  it.each([
    ['without a token', undefined],
    ['with another token', 'Bearer token-of-somebody-else'],
    ['with only the token', TOKEN],
    ['with the token as a password', `Basic ${TOKEN}`],
  ])('rejects metrics %s (ASVS 13.4.5)', async (_, token) => {
    const { status, headers, text } = await ask(token);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(text).not.toContain('process_');
  });

  it('returns 404 at /metrics when no METRICS_TOKEN is set', async () => {
    const silent = await startTestApp({ beside: polaris });
    const { status } = await silent
      .visitor()
      .get('/metrics', { headers: { authorization: 'Bearer undefined' } });
    expect(status).toBe(404);
    await silent.close();
  });
});
