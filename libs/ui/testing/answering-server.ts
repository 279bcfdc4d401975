import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setApiBaseUrl } from '../src/api/client.ts';
import { type Request, requestFaults, responseFaults } from './contract-check.ts';

interface Answer {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** Of a proxy, not of Polaris: a body that no contract describes. */
  foreign?: string;
  /** Cuts the connection instead. */
  cutOff?: boolean;
}

type Answered = Answer | Promise<Answer>;

/** What a call is answered with: always the same, or by what was sent; a promise takes its time. */
type Answers = Record<string, Answered | ((request: Request) => Answered) | undefined>;

/**
 * A real HTTP server on its own port that stands in for Polaris. A test lays out its answers:
 * 'GET /api/customers?limit=50' is that call alone, 'GET /api/customers' has any query. Each request
 * and each answer is checked by its contract; a test whose calls break one fails.
 */
export class AnsweringServer {
  /** The calls that it got, each as "POST /path {body}". */
  readonly calls: string[] = [];
  /** Those that were given up before they were answered, each as "GET /path". */
  readonly abandoned: string[] = [];
  private answers: Answers = {};
  private faults: string[] = [];
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );

  /** Starts before the tests of a file; each test begins with nothing laid out. */
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

  lay(answers: Answers): void {
    this.answers = { ...this.answers, ...answers };
  }

  /** The calls to one address: what was sent there, and how often. */
  callsTo(call: string): string[] {
    return this.calls.filter((made) => made.startsWith(call));
  }

  /** The JSON bodies that were sent to one address. */
  bodiesTo(call: string): unknown[] {
    return this.callsTo(call).map((made) => JSON.parse(made.slice(made.indexOf('{'))) as unknown);
  }

  private finishTest(): void {
    const { faults } = this;
    this.answers = {};
    this.faults = [];
    this.calls.length = 0;
    this.abandoned.length = 0;
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }

  private async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(incoming);
    const { method, url, body } = request;
    this.calls.push(`${method} ${url} ${body}`.trim());
    response.on('close', () => {
      if (!response.writableFinished) this.abandoned.push(`${method} ${url}`);
    });
    const { status = 200, json, headers, foreign, cutOff } = await this.answerTo(request);
    // What breaks its contract is answered with 400.
    if (status !== 400) this.faults.push(...requestFaults(request));
    if (cutOff) return void response.destroy();
    if (foreign === undefined)
      this.faults.push(...responseFaults(callOf(request), { status, json }));
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(foreign ?? (json === undefined ? undefined : JSON.stringify(json)));
  }

  private async answerTo(request: Request): Promise<Answer> {
    const call = `${request.method} ${request.url}`;
    const laid = this.answers[call] ?? this.answers[callOf(request)];
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

/** The first page of a list; of more records than these when a total says so. */
export const list = (json: unknown[], total = json.length, next?: string): Answer => ({
  json,
  headers: {
    'X-Total-Count': `${total}`,
    ...(next && { Link: `<http://own.invalid${next}>; rel="next"` }),
  },
});

/** A refusal as the server words it. */
export const problem = (
  status: number,
  detail: string,
  errors?: { path: string; message: string }[],
): Answer => ({ status, json: { title: 'Problem', status, detail, errors } });
