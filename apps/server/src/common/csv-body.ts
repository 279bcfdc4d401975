import { MOST_IMPORTED_BYTES } from '@polaris/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem';
import { signedInUserId } from './session';

const IMPORT = '/api/admin/import/';

/** Files of CSV, for the imports alone and from signed-in people alone: they may be large. */
export function acceptCsvForImports(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async (request) => {
    if (!/^text\/csv\b/i.test(request.headers['content-type'] ?? '')) return;
    if (!request.url.startsWith(IMPORT)) throw unsupported();
    if (!signedInUserId(request)) throw new ProblemError(401, 'Please sign in.');
  });
  fastify.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer', bodyLimit: MOST_IMPORTED_BYTES },
    (_request, body, done) => done(null, body),
  );
}

const unsupported = () =>
  new ProblemError(415, 'Send the request as plain application/json in UTF-8.');
