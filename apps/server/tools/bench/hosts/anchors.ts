import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ownCpu } from '../measure/cpu-time.ts';
import type { Host } from '../measure/target.ts';
import { freePort } from '../../../src/testing/processes/free-port.ts';
import { startChild, untilAnswered } from './child.ts';
import type { Polaris } from './polaris.ts';

const SERVER = fileURLToPath(new URL('anchor-server.ts', import.meta.url));

/** Bare node:http and pg on the database of a Polaris, and on one page of it. */
export async function startAnchors(
  { databaseUrl, cpu }: Polaris,
  page: string,
): Promise<Host & { stop: () => Promise<void> }> {
  const port = await freePort();
  const child = startChild(process.execPath, [SERVER], {
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
