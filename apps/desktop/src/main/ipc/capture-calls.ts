import type { ServerConnection } from '../connection/server-connection.ts';
import type { Calls } from './ipc-handlers.ts';
import type { Windows } from '../windows/windows.ts';

type Connection = Pick<
  ServerConnection,
  'capture' | 'captures' | 'allowUnencryptedCaptures' | 'reconnectNow'
>;

/** The calls with which pages handle captures and the capture window. */
export const captureCalls = (
  connection: Connection,
  windows: Pick<Windows, 'closeCapture' | 'resizeCapture'>,
) =>
  ({
    capture: (input) => connection.capture(input),
    allowUnencryptedCaptures: async (on) => connection.allowUnencryptedCaptures(on),
    sendCapture: (key) => {
      connection.reconnectNow();
      return connection.captures.sendNow(key);
    },
    editCapture: (key, input) => connection.captures.edit(key, input),
    discardCapture: (key) => connection.captures.drop(key),
    closeCapture: async () => windows.closeCapture(),
    resizeCapture: async (height) => windows.resizeCapture(height),
  }) satisfies Partial<Calls>;
