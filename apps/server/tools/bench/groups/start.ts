import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Polaris, startPolaris } from '../hosts/polaris.ts';
import type { Figure } from '../report/rows.ts';

export const startText = `From the start of the process until \`/api/health/ready\` has answered, embedded PostgreSQL included.`;

/** An empty folder that the database's user can access. */
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-bench-data-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Starts with an empty folder, and then again with the folder that the first start has filled; `count` times each. */
export async function start(count: number, step: (text: string) => void): Promise<Figure[]> {
  const first: Polaris['started'][] = [];
  const later: Polaris['started'][] = [];
  for (let round = 1; round <= count; round += 1) {
    const folder = emptyFolder();
    for (const [starts, name] of [
      [first, 'first start'],
      [later, 'later start'],
    ] as const) {
      step(`${name}, ${round} of ${count}`);
      const polaris = await startPolaris(folder);
      starts.push(polaris.started);
      await polaris.stop();
    }
    rmSync(folder, { recursive: true, force: true });
  }
  return [...figuresOf('the very first time', first, 2.5), ...figuresOf('later', later, 0.8)];
}

const figuresOf = (what: string, starts: Polaris['started'][], limit: number): Figure[] => [
  { what, values: starts.map(({ seconds }) => seconds), unit: 's', limit },
  { what: `${what}, CPU`, values: starts.map(({ cpuSeconds }) => cpuSeconds), unit: 's' },
];
