import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../src/testing/processes/free-port.ts';
import { startChild, untilAnswered } from '../hosts/child.ts';
import { findNginx, startNginx } from '../hosts/nginx.ts';
import { type Polaris, startPolaris } from '../hosts/polaris.ts';
import type { LoadRequest } from '../measure/load.ts';
import { ownCpu } from '../measure/proc.ts';
import type { Host, Target } from '../measure/target.ts';

const ANCHORS = fileURLToPath(new URL('../hosts/anchor-server.ts', import.meta.url));

/** The encodings that browsers accept. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** The servers that are compared, all on the same core, and the owner's login session. */
export interface Stage {
  polaris: Polaris;
  anchors: Host;
  /** Undefined if nginx is not installed. */
  nginx: Host | undefined;
  cookie: string;
  stop: () => Promise<void>;
}

export async function setStage(dataDir: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-bench-'));
  const page = join(folder, 'landing.html.br');
  const polaris = await startPolaris(dataDir);
  writeFileSync(page, await compressedPage(polaris.origin));
  const anchors = await startAnchors(polaris, page);
  const found = findNginx();
  const nginx = found === undefined ? undefined : await startNginx(found, page);
  return {
    polaris,
    anchors,
    nginx,
    cookie: await polaris.signIn(),
    stop: async () => {
      await nginx?.stop();
      await anchors.stop();
      await polaris.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Bare node:http and pg, with the database of a Polaris and one of its pages. */
async function startAnchors(
  { databaseUrl, cpu }: Polaris,
  page: string,
): Promise<Host & { stop: () => Promise<void> }> {
  const port = await freePort();
  const child = startChild(process.execPath, [ANCHORS], {
    cwd: tmpdir(),
    env: { PORT: String(port), DATABASE_URL: databaseUrl, PAGE: page },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(`${origin}/customers`, child);
  return {
    origin,
    cpu: () => ({ node: ownCpu(child.pid), postgres: cpu().postgres }),
    output: child.output,
    stop: child.stop,
  };
}

/** The landing page as sent, without `fetch`, which would decompress it. */
function compressedPage(origin: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    request(`${origin}/`, { headers: BROWSER }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(Buffer.concat(parts)));
    })
      .once('error', fail)
      .end();
  });
}

export const target = (
  name: string,
  host: Host,
  asked: LoadRequest,
  { readsDatabase = true } = {},
): Target => ({ name, host, request: asked, readsDatabase });

/** A call of the signed-in owner. */
export const ownersCall = (name: string, { polaris, cookie }: Stage, path: string): Target =>
  target(name, polaris, { path, headers: { ...BROWSER, cookie } });
