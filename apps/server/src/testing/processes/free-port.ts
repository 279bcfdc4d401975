import { randomInt } from 'node:crypto';
import { type ListenOptions, createServer } from 'node:net';

/**
 * A free port below those for outgoing connections (32,768 to 60,999 on Linux: ip(7), ip_local_port_range), reserved
 * for this process until it ends.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
}

/** A socket without a file, which ends with its process; only Linux has them. */
const claim = (port: number): Promise<boolean> =>
  process.platform === 'linux'
    ? listen({ path: `\0polaris-test-port-${port}` }, true)
    : Promise.resolve(true);

const isFree = (port: number): Promise<boolean> => listen({ port, host: '127.0.0.1' }, false);

/** Whether it can be listened on; it stays reserved if kept. */
const listen = (where: ListenOptions, isKept: boolean): Promise<boolean> =>
  new Promise((tell) => {
    const server = createServer().once('error', () => tell(false));
    server.listen(where, () => (isKept ? tell(true) : server.close(() => tell(true))));
    server.unref();
  });
