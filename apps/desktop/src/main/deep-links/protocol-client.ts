import { app } from 'electron';
import { resolve } from 'node:path';

const SCHEME = 'polaris';

/** Registers the app for `polaris://` links; in development Electron needs the script to run as well. */
export function registerProtocolClient(): void {
  const script = process.argv[1];
  if (process.defaultApp && script)
    app.setAsDefaultProtocolClient(SCHEME, process.execPath, [resolve(script)]);
  else app.setAsDefaultProtocolClient(SCHEME);
}

/** The `polaris://` link in a list of arguments. */
export const findDeepLink = (argv: readonly string[]): string | undefined =>
  argv.find((argument) => argument.startsWith(`${SCHEME}://`));
