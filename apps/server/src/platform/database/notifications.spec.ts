import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/test-app';

it('says once that it hears nothing while the database is away', async () => {
  const lines: string[] = [];
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split('\n'));
      done();
    },
  });
  let isAway = false;
  const sockets = new Set<Socket>();
  const wire = createServer((client) => {
    if (isAway) return void client.destroy();
    const { hostname, port } = new URL(process.env.TEST_DATABASE_URL!);
    const database = connect(Number(port), hostname);
    sockets.add(client);
    client.on('error', () => undefined).on('close', () => database.destroy());
    database.on('error', () => undefined).on('close', () => client.destroy());
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((ready) => wire.listen(0, '127.0.0.1', () => ready()));
  const polaris = await startTestApp({ through: (wire.address() as AddressInfo).port, log });
  isAway = true;
  for (const socket of sockets) socket.destroy();
  await sleep(3000);
  isAway = false;
  const told = lines.filter((line) => line.includes('Not listening for changes'));
  expect(told).toHaveLength(1);
  while ((await polaris.visitor().get('/api/health/ready')).status !== 200) await sleep(50);
  await polaris.close();
  wire.close();
});
