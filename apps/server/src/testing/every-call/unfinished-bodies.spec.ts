import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { calls } from '../calls';
import { readAnswer } from '../raw-http';
import { type TestApp, startTestApp } from '../test-app';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp({ env: { TRUST_PROXY: '0' } });
});
afterAll(() => polaris.close());

/**
 * Sends the start of a request; returns the status, or 0 when the server closes the connection without a
 * response.
 */
function begin(head: string[], body: string): Promise<number> {
  const { hostname, port } = new URL(polaris.url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    socket.write([...head, 'Host: polaris.test', '', body].join('\r\n'));
    socket.on('error', () => undefined);
    socket.once('close', () => done(0));
    socket.once('data', (chunk: Buffer) => {
      done(readAnswer(String(chunk)).status);
      socket.destroy();
    });
  });
}

const takers = calls
  .filter(({ endpoint }) => endpoint.body ?? endpoint.upload ?? endpoint.webhook)
  .map(({ name, endpoint, path }) => {
    const { method, form, upload } = endpoint;
    const type = form?.mediaType ?? upload?.mediaType.replace('*', 'png') ?? 'application/json';
    return { name, endpoint, head: [`${method} ${path} HTTP/1.1`, `Content-Type: ${type}`] };
  });
const CRUMBS = '1\r\n{\r\n'.repeat(3000);

describe.each(takers.map((taker) => [taker.name, taker] as const))(
  '%s',
  (_, { endpoint, head }) => {
    it("ends a visitor's body that arrives in tiny pieces", async () => {
      const status = await begin([...head, 'Transfer-Encoding: chunked'], CRUMBS);
      expect([0, 400, 401, 404, 429]).toContain(status);
    });

    if (endpoint.allow !== 'anyone' || endpoint.webhook)
      it('responds to a stranger before the body has arrived (ASVS 2.4.1)', async () => {
        const status = await begin([...head, 'Content-Length: 50000'], '{');
        expect(status).toBe(endpoint.webhook ? 404 : 401);
      });
  },
);
