import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestCaller } from './caller';

/** The response to an upload that may still be running. */
export interface UploadResponse {
  status: number;
  headers: IncomingMessage['headers'];
  detail: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into every kind of answer
  body: any;
}

/** An upload whose body the test sends piece by piece, or never. */
export interface OpenUpload {
  request: ClientRequest;
  response: Promise<UploadResponse>;
}

/** Sends the head of an upload of a CSV file. */
export function openUpload(
  caller: TestCaller,
  url: string,
  headers: Record<string, string | number> = {},
): OpenUpload {
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const upload = request(url, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'text/csv', cookie, ...headers },
  });
  upload.flushHeaders();
  const response = new Promise<UploadResponse>((done, fail) => {
    upload.on('response', (message) => void read(message).then(done, fail));
    upload.on('error', fail);
  });
  response.catch(() => undefined);
  return { request: upload, response };
}

async function read(response: IncomingMessage): Promise<UploadResponse> {
  const body = JSON.parse(await text(response)) as { detail?: string };
  return { status: response.statusCode!, headers: response.headers, detail: body.detail, body };
}
