/*
 * Stores one capture and is killed while it stores a second: after its file was written, before it was
 * renamed.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { randomUUID } from 'node:crypto';
import { TestKeyRing } from './test-key-ring.ts';

const { rename } = fs.promises;
let allowedRenames = 1;
fs.promises.rename = async (from, to) => {
  if (allowedRenames === 0) process.kill(process.pid, 'SIGKILL');
  allowedRenames -= 1;
  await rename(from, to);
};
syncBuiltinESMExports();

const { CaptureStore } = await import('../src/main/capture/capture-store.ts');
const store = new CaptureStore({
  folder: process.argv[2]!,
  keyRing: new TestKeyRing().keyRing,
  plainAllowed: () => false,
});
for (const subject of ['Stored', 'Killed'])
  await store.add({
    key: randomUUID(),
    user: 'ada',
    server: 'https://polaris.example',
    input: { customerId: 1, type: 'call', subject, description: null, dueOn: null },
  });
