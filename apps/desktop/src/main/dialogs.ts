import { app } from 'electron';
import { type Updates, updateMessage } from './shell/updates.ts';
import type { Windows } from './windows/windows.ts';

type Messages = Pick<Windows, 'showMessage'>;

/** Checks for updates and shows the result; true if the user wants to restart for one. */
export async function askForUpdate(
  updates: Pick<Updates, 'check' | 'state'>,
  windows: Messages,
): Promise<boolean> {
  await updates.check();
  const { state } = updates;
  const isReady = state.step === 'ready';
  const pressed = await windows.showMessage({
    message: updateMessage(state, app.getVersion()),
    buttons: isReady ? ['Restart and Update', 'Later'] : ['OK'],
    defaultId: 0,
    cancelId: isReady ? 1 : 0,
  });
  return isReady && pressed === 0;
}

/** Asks before leaving an account with waiting captures; true if none wait or the user continues. */
export async function confirmAccountChange(
  windows: Messages,
  { waiting, server, button }: { waiting: number; server: string | null; button: string },
): Promise<boolean> {
  if (waiting === 0) return true;
  const captures = waiting === 1 ? '1 capture has' : `${waiting} captures have`;
  const pressed = await windows.showMessage({
    type: 'warning',
    message: `${captures} not been sent yet.`,
    detail: `What is not sent stays on this machine until you sign in to ${server} again.`,
    buttons: [button, 'Cancel'],
    defaultId: 1,
    cancelId: 1,
  });
  return pressed === 0;
}
