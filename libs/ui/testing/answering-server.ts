import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setApiBaseUrl } from '../src/api/client.ts';

interface Answer {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
}

/** What a call is answered with; a promise is one that takes its time. */
type Answers = Record<string, Answer | Promise<Answer> | undefined>;

/** A real server on a port of its own, whose answers a test lays out: 'POST /api/auth/login' and so on. */
export class AnsweringServer {
  /** The calls that it got, each as "POST /path {body}". */
  readonly calls: string[] = [];
  private answers: Answers = {};
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );

  /** Started before the tests of a file, which it answers from then on; each begins with nothing laid out. */
  constructor() {
    beforeAll(async () => {
      await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
      setApiBaseUrl(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`);
    });
    afterEach(() => {
      this.answers = {};
      this.calls.length = 0;
    });
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

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status = 200, json, headers } = await this.answerTo(request);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(json === undefined ? undefined : JSON.stringify(json));
  }

  private async answerTo(request: IncomingMessage): Promise<Answer> {
    const call = `${request.method} ${request.url}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.calls.push(`${call} ${Buffer.concat(chunks).toString()}`.trim());
    return (await this.answers[call]) ?? problem(501, `Nothing is laid out for ${call}`);
  }
}

/** A refusal as the server words it. */
export const problem = (
  status: number,
  detail: string,
  errors?: { path: string; message: string }[],
): Answer => ({ status, json: { title: 'Problem', status, detail, errors } });
