import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/problem/problem';

const ONE_CLICK = '/api/newsletter/unsubscribe/:token';
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MAX_BYTES = 4096;
const FIELD = 'List-Unsubscribe';

/** The forms in which mail providers unsubscribe (RFC 8058, section 3.2), for that call alone. */
export function acceptOneClickForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    FORMS,
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (request, body, done) =>
      isOneClick(request) ? done(null, readForm(request, String(body))) : done(unsupported()),
  );
}

const isOneClick = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.url === ONE_CLICK && /^(identity)?$/i.test(headers['content-encoding'] ?? '');

/** The one field that counts, whatever else the form has. */
function readForm({ headers }: FastifyRequest, body: string): Record<string, string> {
  const isMultipart = headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
  const value = isMultipart ? partOf(body) : new URLSearchParams(body).get(FIELD);
  return value === null ? {} : { [FIELD]: value };
}

/** The text after the empty line that ends the heads of the field's part. */
function partOf(body: string): string | null {
  const [, value] = /name="?List-Unsubscribe"?[^]*?\r?\n\r?\n([^\r\n]*)/.exec(body) ?? [];
  return value ?? null;
}

const unsupported = () =>
  new ProblemError(415, 'Content-Type must be application/json, in UTF-8 and not compressed.');
