import type { TestInfo } from '@playwright/test';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectFacts } from '../verify/facts.ts';
import type { RunningApp } from '../verify/running-app.ts';

const reports = fileURLToPath(new URL('../../../reports/electron', import.meta.url));

/** A picture of the whole screen, so with the frames of windows; the stand-in has no screen. */
export async function picture({ system, target }: RunningApp, name: string): Promise<void> {
  if (target.path.endsWith('.ts')) return;
  mkdirSync(reports, { recursive: true });
  try {
    system.takePicture(join(reports, `${name}.png`));
  } catch (error) {
    // A system that allows no pictures is no reason to fail.
    writeFileSync(join(reports, `${name}.txt`), String(error));
  }
}

const stopTrace = async ({ context }: RunningApp, path: string) => context.tracing.stop({ path });

/** Leaves what a reader needs to judge a run: facts, a picture of the screen, the trace, the log. */
export async function writeReport(
  desktop: RunningApp,
  { title, titlePath }: TestInfo,
): Promise<void> {
  const name = (titlePath[0] ?? title).replace(/\.spec\.ts$/, '');
  const folder = join(reports, name);
  mkdirSync(folder, { recursive: true });
  const facts = await collectFacts(desktop).catch((error: unknown) => ({ error: String(error) }));
  writeFileSync(join(folder, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
  writeFileSync(join(folder, 'output.txt'), desktop.output);
  const log = join(desktop.data.path, 'polaris/main.log');
  if (existsSync(log)) copyFileSync(log, join(folder, 'main.log'));
  // The stand-in has no trace, and an app that has exited has none left to read.
  await stopTrace(desktop, join(folder, 'trace.zip')).catch(() => undefined);
}
