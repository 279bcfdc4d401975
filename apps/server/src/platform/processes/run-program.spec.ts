import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { runProgram } from './run-program';

const folder = mkdtempSync(join(tmpdir(), 'polaris-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

function programOf(source: string): string {
  const path = join(folder, `${source.length}.mjs`);
  writeFileSync(path, source);
  return path;
}

it('ends a program that computes for too long', async () => {
  const endless = programOf('for (;;);');
  const run = runProgram(endless, '', 600_000, { cpuSeconds: 1 });
  await expect(run).rejects.toThrow('It ended with a signal');
});

it("returns a program's output within its limits", async () => {
  const echo = programOf('process.stdin.pipe(process.stdout);');
  const options = { cpuSeconds: 60, isBackground: true, heapMb: 64 };
  expect(String(await runProgram(echo, 'a "quoted" $word', 600_000, options))).toBe(
    'a "quoted" $word',
  );
});
