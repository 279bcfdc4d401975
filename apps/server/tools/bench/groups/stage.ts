import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAnchors } from '../hosts/anchors.ts';
import { findNginx, startNginx } from '../hosts/nginx.ts';
import { type Polaris, startPolaris } from '../hosts/polaris.ts';
import type { LoadRequest } from '../measure/load.ts';
import type { Host, Target } from '../measure/target.ts';

/** What browsers say that they take. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** The servers that are compared, all on the same core, and the owner's login session. */
export interface Stage {
  polaris: Polaris;
  anchors: Host;
  /** Undefined where it is not installed. */
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

/** The landing page as it is sent: `fetch` would unpack it. */
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

/** A call of the owner, signed in. */
export const ownersCall = (name: string, { polaris, cookie }: Stage, path: string): Target =>
  target(name, polaris, { path, headers: { ...BROWSER, cookie } });
