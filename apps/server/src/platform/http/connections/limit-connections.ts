import type { Server } from 'node:http';
import { addressKey } from '../limits/limits.service';

/** A large office has fewer open, with six of each browser. */
const MAX_OF_ADDRESS = 512;

/** Closes what one network address opens beyond its share; behind a proxy that is the proxy's to do. */
export function limitConnections(server: Server, most = MAX_OF_ADDRESS): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const before = open.get(address) ?? 0;
    if (before >= most) return void socket.destroy();
    open.set(address, before + 1);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
