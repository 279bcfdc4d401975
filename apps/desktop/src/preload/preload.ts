import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '../bridge/bridge.ts';
import { type CallName, GO_CHANNEL, STATE_CHANNEL, callChannels } from '../bridge/channels.ts';

const call =
  (name: CallName) =>
  (...args: unknown[]): Promise<unknown> =>
    ipcRenderer.invoke(callChannels[name], ...args);

/** The event itself, which would let a page speak on any channel, stays here. */
function listen<Message>(channel: string) {
  return (listener: (message: Message) => void): (() => void) => {
    const tell = (_event: unknown, message: Message) => listener(message);
    ipcRenderer.on(channel, tell);
    return () => void ipcRenderer.off(channel, tell);
  };
}

const names = Object.keys(callChannels) as CallName[];
const calls = Object.fromEntries(names.map((name) => [name, call(name)]));

contextBridge.exposeInMainWorld('polaris', {
  ...(calls as unknown as Pick<Bridge, CallName>),
  onState: listen(STATE_CHANNEL),
  onGo: listen(GO_CHANNEL),
} satisfies Bridge);
