import { app } from 'electron';
import { resolve } from 'node:path';

const SCHEME = 'polaris';

/** Asks the system for links of our own; in development Electron has to be told what to run. */
export function claimLinks(): void {
  const script = process.argv[1];
  if (process.defaultApp && script)
    app.setAsDefaultProtocolClient(SCHEME, process.execPath, [resolve(script)]);
  else app.setAsDefaultProtocolClient(SCHEME);
}

/** The link among the words that a second start was given. */
export const linkIn = (words: readonly string[]): string | undefined =>
  words.find((word) => word.startsWith(`${SCHEME}://`));
