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

/** A wish to go elsewhere that comes before the page listens waits for it. */
let early: string | undefined;
let go = (path: string): void => void (early = path);
ipcRenderer.on(GO_CHANNEL, (_event, path: string) => go(path));

function listenToGo(listener: (path: string) => void): () => void {
  go = listener;
  if (early !== undefined) listener(early);
  early = undefined;
  return () => {
    if (go === listener) go = (path) => void (early = path);
  };
}

const names = Object.keys(callChannels) as CallName[];
const calls = Object.fromEntries(names.map((name) => [name, call(name)]));

contextBridge.exposeInMainWorld('polaris', {
  ...(calls as unknown as Pick<Bridge, CallName>),
  onState: listen(STATE_CHANNEL),
  onGo: listenToGo,
} satisfies Bridge);
