import { randomInt } from 'node:crypto';
import { type ListenOptions, createServer } from 'node:net';

/**
 * A port of this machine that nothing listens on, for programs that must be told theirs. It is below the
 * ports that systems give to outgoing connections (32,768 to 60,999 on Linux: ip(7),
 * ip_local_port_range), and belongs to this process until it ends: no other test is given it, even if
 * nothing listens on it for a while.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
}

/** A socket without a file, which goes with its process; other systems than Linux have none. */
const claim = (port: number): Promise<boolean> =>
  process.platform === 'linux'
    ? listen({ path: `\0polaris-test-port-${port}` }, true)
    : Promise.resolve(true);

const isFree = (port: number): Promise<boolean> => listen({ port, host: '127.0.0.1' }, false);

/** Whether this can be listened on; it stays so if it is kept. */
const listen = (where: ListenOptions, isKept: boolean): Promise<boolean> =>
  new Promise((tell) => {
    const server = createServer().once('error', () => tell(false));
    server.listen(where, () => (isKept ? tell(true) : server.close(() => tell(true))));
    server.unref();
  });
