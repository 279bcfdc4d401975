import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/problem/problem';
import { sendProblem } from '../../platform/http/problem.filter';

/** Hashed files directly in assets/. Those in subfolders keep their names when their content changes. */
const HASHED_FILE = /[/\\]assets[/\\][^/\\]*-[\w-]{8}\.\w+(\.br|\.gz)?$/;
const PICTURE = /\.(avif|gif|ico|jpe?g|png|svg|webp)(\.br|\.gz)?$/;
/** Scripts to read: browsers would download them under their own type instead of showing them. */
const SCRIPT = /\.py$/;
const DRAWING = /\.svg(\.br|\.gz)?$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
const ASSETS = '/assets/';

/** Serves the static files of the build. */
export function serveFiles(
  server: FastifyInstance,
  clientDir: string,
  headers: Record<string, string>,
): void {
  void server.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.headers(headers);
      void reply.header('cache-control', HASHED_FILE.test(path) ? FOR_A_YEAR : ASK_AGAIN);
      if (SCRIPT.test(path)) void reply.header('content-type', 'text/plain; charset=utf-8');
      if (DRAWING.test(path)) void reply.header('content-type', 'image/svg+xml; charset=utf-8');
      const policy = policyOf(path);
      if (policy) void reply.header('content-security-policy', policy);
    },
  });
  // A missing file of an older build must not be answered with a page.
  server.all(`${ASSETS}*`, (request, reply) =>
    sendProblem(new ProblemError(404, 'There is nothing at this address.'), request, reply),
  );
}

/** A picture opened in its own tab has inline styles, its own or the browser's. */
function policyOf(path: string): string | undefined {
  if (PICTURE.test(path))
    return "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  if (/[/\\]sw\.js(\.br|\.gz)?$/.test(path)) return "default-src 'self'; frame-ancestors 'none'";
  return undefined;
}
