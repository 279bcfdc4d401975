import { app } from './electron.ts';

/**
 * Starts the app as Electron does: `ready` comes once the entry has been evaluated, its top-level awaits
 * included (lib/browser/init.ts, issue 40719). An entry that waits for `ready` before that waits for ever.
 */
export async function start(entry: () => Promise<unknown>): Promise<void> {
  try {
    await entry();
  } finally {
    app.becomeReady();
  }
}
