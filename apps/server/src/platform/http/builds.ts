import { channel } from 'node:diagnostics_channel';

/** A response that was not cached and had to be built, and from what. */
export interface Build {
  step: 'read' | 'render' | 'serialize' | 'compress fast' | 'compress well';
  source: string | Buffer;
}

/** Lets tests count how often a response is built. Costs nothing without a listener. */
export const builds = channel('polaris:build');

export function reportBuild(step: Build['step'], source: Build['source']): void {
  if (builds.hasSubscribers) builds.publish({ step, source } satisfies Build);
}
