import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setApiBaseUrl } from '../src/api/client/client.ts';
import {
  type Request,
  requestViolations,
  responseViolations,
  successStatusOf,
} from './contract-check.ts';

interface MockResponse {
  /** The call's success status by default. */
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** A proxy's response, without a contract. */
  foreign?: string;
  /** Aborts the connection instead. */
  cutOff?: boolean;
}

type MaybePromise = MockResponse | Promise<MockResponse>;

/** A response: fixed, computed from the request, or a promise. */
type MockResponses = Record<
  string,
  MaybePromise | ((request: Request) => MaybePromise) | undefined
>;

/** A call that only the tests use. */
const LATER = '/later';

/**
 * A real HTTP server as a fake Polaris. 'GET /api/customers?limit=50' answers that exact call, 'GET /api/customers'
 * any query. Requests and responses that violate their contracts fail the test.
 */
export class MockServer {
  /** The received calls, each as "POST /path {body}". */
  readonly calls: string[] = [];
  /** Aborted calls, each as "GET /path". */
  readonly abandoned: string[] = [];
  private readonly answering = new Set<Promise<void>>();
  private responses: MockResponses = {};
  private violations: string[] = [];
  /** Keeps idle connections open, as fetch may use one that was closed while this process was busy. */
  private readonly server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (request.url === LATER) return void response.end();
    const answering = this.answer(request, response).finally(() =>
      this.answering.delete(answering),
    );
    this.answering.add(answering);
  });

  /** Starts before the tests of a file; responses are cleared for each test. */
  constructor() {
    beforeAll(async () => {
      await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
      setApiBaseUrl(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`);
    });
    afterEach(() => this.finishTest());
    afterAll(async () => {
      this.server.closeAllConnections();
      await new Promise((closed) => this.server.close(closed));
    });
  }

  respondWith(responses: MockResponses): void {
    this.responses = { ...this.responses, ...responses };
  }

  /** The calls to one address. */
  callsTo(call: string): string[] {
    return this.calls.filter((made) => made.startsWith(call));
  }

  /** The JSON bodies that were sent to one address. */
  bodiesTo(call: string): unknown[] {
    return this.callsTo(call).map((made) => JSON.parse(made.slice(made.indexOf('{'))) as unknown);
  }

  /** Resolves when every call so far has its response, and the screen has processed it. */
  async answered(): Promise<void> {
    await this.roundTrip();
    await Promise.all(this.answering);
    await this.roundTrip();
  }

  /** Resolves after everything sent before has arrived at the server, and its response at the screen. */
  async roundTrip(): Promise<void> {
    const { port } = this.server.address() as AddressInfo;
    await (await fetch(`http://127.0.0.1:${port}${LATER}`)).text();
  }

  private finishTest(): void {
    const { violations } = this;
    this.responses = {};
    this.violations = [];
    this.calls.length = 0;
    this.abandoned.length = 0;
    if (violations.length > 0) throw new Error(violations.join('\n'));
  }

  private async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(incoming);
    const { method, url, body } = request;
    this.calls.push(`${method} ${url} ${body}`.trim());
    response.on('close', () => {
      if (!response.writableFinished) this.abandoned.push(`${method} ${url}`);
    });
    const answer = await this.responseTo(request);
    const { status = successStatusOf(callOf(request)), json, headers, foreign, cutOff } = answer;
    // Contract violations get a 400.
    if (status !== 400) this.violations.push(...requestViolations(request));
    if (cutOff) return void response.destroy();
    if (foreign === undefined)
      this.violations.push(...responseViolations(callOf(request), { status, json }));
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(foreign ?? (json === undefined ? undefined : JSON.stringify(json)));
  }

  private async responseTo(request: Request): Promise<MockResponse> {
    const call = `${request.method} ${request.url}`;
    const laid = this.responses[call] ?? this.responses[callOf(request)];
    const answer = typeof laid === 'function' ? laid(request) : laid;
    return (await answer) ?? problem(501, `Nothing is laid out for ${call}`);
  }
}

const callOf = ({ method, url }: Request): string => `${method} ${url.split('?')[0]}`;

async function read(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = incoming;
  const body = Buffer.concat(chunks).toString();
  const key = headers['idempotency-key']?.toString();
  return { method, url, type: headers['content-type'], key, body };
}

/** The first page of a list, with an optional larger total. */
export const list = (json: unknown[], total = json.length, next?: string): MockResponse => ({
  json,
  headers: {
    'X-Total-Count': `${total}`,
    ...(next && { Link: `<http://own.invalid${next}>; rel="next"` }),
  },
});

/** A problem response (RFC 9457). */
export const problem = (
  status: number,
  detail: string,
  errors?: { path: string; message: string }[],
): MockResponse => ({ status, json: { title: 'Problem', status, detail, errors } });
