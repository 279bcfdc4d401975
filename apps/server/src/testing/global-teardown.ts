import { rmSync } from 'node:fs';

export default async function tearDown(): Promise<void> {
  await globalThis.testCluster?.stop();
  for (const folder of globalThis.testCluster?.folders ?? []) rmSync(folder, { recursive: true });
}
