/*
 * Stores one capture, and is killed while it stores a second: after that one was written, before it has
 * its name.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { randomUUID } from 'node:crypto';
import { TestRing } from './test-key-ring.ts';

const { rename } = fs.promises;
let left = 1;
fs.promises.rename = async (from, to) => {
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  left -= 1;
  await rename(from, to);
};
syncBuiltinESMExports();

const { CaptureStore } = await import('../src/main/capture/capture-store.ts');
const store = new CaptureStore({
  folder: process.argv[2]!,
  ring: new TestRing().ring,
  plainAllowed: () => false,
});
for (const subject of ['Stored', 'Killed'])
  await store.add({
    key: randomUUID(),
    user: 'ada',
    server: 'https://polaris.example',
    input: { customerId: 1, type: 'call', subject, description: null, dueOn: null },
  });
