import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { DatabaseWire } from '../../../testing/stand-ins/database-wire';
import { startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';

const toReason = (line: string) => (JSON.parse(line) as { msg: string }).msg;

it('logs each reason once while the database is unavailable, and its recovery once', async () => {
  const lines: string[] = [];
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split('\n'));
      done();
    },
  });
  const told = () => lines.filter((line) => line.includes('Not listening for changes'));
  const ofJobs = () => lines.filter((line) => line.includes('"context":"Jobs"')).map(toReason);
  const wire = await DatabaseWire.open();
  const polaris = await startTestApp({ through: wire.port, log });
  wire.cut();
  await until(() => told().length > 0);
  // It fails in one way first, in another later.
  wire.refuse = (client) => client.resetAndDestroy();
  wire.refused = 0;
  await until(() => wire.refused >= 20);
  wire.isCut = false;
  expect(told()).toHaveLength(1);
  const recoveryLines = () => lines.filter((line) => line.includes('Listening for changes again.'));
  await until(() => recoveryLines().length > 0);
  expect(ofJobs()).toEqual([...new Set(ofJobs())]);
  await until(async () => (await polaris.visitor().get('/api/health/ready')).status === 200);
  expect([told().length, recoveryLines().length]).toEqual([1, 1]);
  await polaris.close();
  wire.close();
});
