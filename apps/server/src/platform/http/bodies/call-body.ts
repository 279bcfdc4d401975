import type { Endpoint } from '@polaris/contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../problem/problem';
import { readBody } from './read-body';

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const MAX_FORM_BYTES = 4096;
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)(;|$)/i;
const JSON_TYPE = /^application\/json(;|$)/i;

/**
 * Reads the JSON or form of a call, once the caller is known. Files and webhook bodies are passed to the handler
 * unread.
 */
export async function readCallBody(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
  if (request.body !== request.raw) return;
  assertPlain(request);
  if (endpoint.webhook) return;
  if (endpoint.upload) assertType(request, endpoint.upload.mediaType);
  else request.body = await (endpoint.form ? readForm(request) : readJson(request));
}

const typeOf = ({ headers }: FastifyRequest): string => headers['content-type'] ?? '';

function assertPlain({ headers }: FastifyRequest): void {
  if (!/^(identity)?$/i.test(headers['content-encoding'] ?? '')) throw unsupported();
}

function assertType(request: FastifyRequest, mediaType: string): void {
  const [wanted = ''] = mediaType.split('*');
  if (typeOf(request).toLowerCase().startsWith(wanted)) return;
  throw new ProblemError(415, `Send the file as ${mediaType}.`);
}

async function readJson(request: FastifyRequest): Promise<unknown> {
  const type = typeOf(request);
  const charset = /charset="?([^;"\s]+)/i.exec(type)?.[1];
  if (!JSON_TYPE.test(type) || (charset && !/^utf-?8$/i.test(charset))) throw unsupported();
  const text = decode(await readBody(request.raw, request.routeOptions.bodyLimit));
  const parse = request.server.getDefaultJsonParser('error', 'error');
  return new Promise((resolve, reject) => {
    void parse(request, text, (error, value) =>
      error ? reject(new ProblemError(400, 'The request is not valid JSON.')) : resolve(value),
    );
  });
}

function decode(body: Buffer): string {
  try {
    return UTF8.decode(body);
  } catch {
    throw new ProblemError(400, 'The request is not valid UTF-8.');
  }
}

/** Returns the text fields of a form; files are ignored. */
async function readForm(request: FastifyRequest): Promise<Record<string, string>> {
  const type = typeOf(request);
  if (!FORM.test(type)) throw unsupported();
  const body = await readBody(request.raw, MAX_FORM_BYTES);
  try {
    const form = await new Response(body as BodyInit, {
      headers: { 'content-type': type },
    }).formData();
    return Object.fromEntries([...form].filter((field) => typeof field[1] === 'string')) as never;
  } catch {
    throw new ProblemError(400, 'The request is not a valid form.');
  }
}

const unsupported = () =>
  new ProblemError(415, 'Content-Type must be application/json, in UTF-8 and not compressed.');
