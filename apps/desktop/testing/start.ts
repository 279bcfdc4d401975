import { app } from './electron.ts';

/**
 * Starts the app as Electron does: `ready` is emitted after the entry was evaluated, including its
 * top-level awaits (lib/browser/init.ts, issue 40719). An entry that awaits `ready` itself hangs.
 */
export async function start(entry: () => Promise<unknown>): Promise<void> {
  try {
    await entry();
  } finally {
    app.emitReady();
  }
}
