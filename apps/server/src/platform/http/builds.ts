import { channel } from 'node:diagnostics_channel';

/** What it takes to make an answer that is not in memory, and of what it is made. */
export interface Build {
  step: 'read' | 'render' | 'serialize' | 'compress fast' | 'compress well';
  source: string | Buffer;
}

/** For tests that count how often an answer is made. Costs nothing without a listener. */
export const builds = channel('polaris:build');

export function reportBuild(step: Build['step'], source: Build['source']): void {
  if (builds.hasSubscribers) builds.publish({ step, source } satisfies Build);
}
