import { timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { RESTORE_PROGRESS_HEADER } from '@polaris/contracts';
import type { Environment } from './platform/config/environment';
import { isApiUrl } from './platform/http/http-options';
import { problem } from './platform/problem/problem';
import { dataHeaders, protector } from './platform/http/security-headers';

const RETRY_SECONDS = 2;

const UNDER_WAY = 'A backup is being restored. Please try again in a few minutes.';

/** Responds in place of the server while a backup is being restored; shows the progress to the owner. */
export class RestoringServer {
  private readonly server: Server;
  /** One sentence, for the owner only, since it contains table names. */
  progress = 'Polaris is stopping for a restore.';

  constructor(
    isHttps: boolean,
    private readonly progressToken: string,
  ) {
    const protect = protector(dataHeaders(isHttps));
    this.server = createServer((request, response) => {
      protect(response);
      response.setHeader('retry-after', RETRY_SECONDS);
      response.setHeader('cache-control', 'no-store');
      response.setHeader('connection', 'close');
      if (isApiUrl(request.url)) {
        response.writeHead(503, { 'content-type': 'application/problem+json; charset=utf-8' });
        response.end(
          JSON.stringify(problem(503, this.isOwner(request) ? this.progress : UNDER_WAY)),
        );
      } else {
        response.writeHead(503, PAGE_HEADERS);
        response.end(PAGE);
      }
    });
  }

  private isOwner({ headers }: IncomingMessage): boolean {
    const sent = Buffer.from(String(headers[RESTORE_PROGRESS_HEADER.toLowerCase()]));
    const token = Buffer.from(this.progressToken);
    return sent.length === token.length && timingSafeEqual(sent, token);
  }

  listen({ PORT, HOST }: Environment): Promise<void> {
    return new Promise((listening, failed) => {
      this.server.once('error', failed);
      this.server.listen(PORT, HOST, () => listening());
    });
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(() => closed()));
  }
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>Back in a moment</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 90vh; place-content: center; padding: 1.5rem; text-align: center; }
  h1 { font-size: 2rem; line-height: 1.2; }
</style>
<main>
  <h1>Back in a moment</h1>
  <p>A backup is being restored. This page reloads automatically.</p>
</main>
</html>
`;
