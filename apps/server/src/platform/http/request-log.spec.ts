import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactInput } from '../../testing/data/factories';
import { type LogLine, collectLog } from '../../testing/log-lines';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';

const INFO = 30;
const WARN = 40;

const { log, lines } = collectLog();
let polaris: TestApp;
beforeAll(async () => void (polaris = await startTestApp({ log })));
afterAll(() => polaris.close());

const lineOf = (requestId: string | null) =>
  until(() =>
    lines.find((line) => line.msg === 'request' && line.requestId === requestId),
  ) as Promise<LogLine>;

describe('the line of a request', () => {
  it.each([
    ['GET', '/api/customers'],
    ['DELETE', '/api/customers/7'],
  ])('logs %s %s without a session at warn', async (method, path) => {
    const { headers } = await polaris.visitor().call(method, path);
    const line = await lineOf(headers.get('x-request-id'));
    expect(line).toMatchObject({ level: WARN, status: 401, req: { path } });
  });

  it("logs a client's call to an owner's endpoint at warn (ASVS 16.3.2)", async () => {
    const { headers } = await (await polaris.customer()).get('/api/customers');
    const line = await lineOf(headers.get('x-request-id'));
    expect(line).toMatchObject({ level: WARN, status: 403 });
  });

  it('logs a request over a rate limit at warn (ASVS 16.3.3)', async () => {
    const visitor = polaris.visitor();
    for (let count = 0; count < 40; count += 1) {
      const { status, headers } = await visitor.post('/api/auth/reset-password/check', {
        token: 'x'.repeat(43),
      });
      const line = await lineOf(headers.get('x-request-id'));
      expect(line.level).toBe(status === 429 ? WARN : INFO);
      if (status === 429) return;
    }
    throw new Error('The limit was not reached.');
  });

  it('logs successful requests and missing addresses below warn (ASVS 16.2.4)', async () => {
    for (const path of ['/api/services', '/api/services/12345678']) {
      const { headers } = await polaris.visitor().get(path);
      expect((await lineOf(headers.get('x-request-id'))).level).toBe(INFO);
    }
  });
});

it('logs the request id with the jobs and mails that the request caused (ASVS 16.2.1)', async () => {
  await polaris.owner();
  const { status, headers } = await polaris.visitor().post('/api/contact', contactInput());
  expect(status).toBe(201);
  const requestId = headers.get('x-request-id');
  const ofMail = ({ msg, requestId: id }: LogLine) => msg?.startsWith('Mail ') && id === requestId;
  await until(() => lines.some(ofMail));
});
