import { rmSync } from 'node:fs';

export default async function tearDown(): Promise<void> {
  await globalThis.testCluster?.stop();
  if (globalThis.testCluster) rmSync(globalThis.testCluster.folder, { recursive: true });
}
