import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '../bridge/bridge.ts';
import {
  type CallName,
  FIND_CHANNEL,
  NAVIGATE_CHANNEL,
  SERVER_EVENT_CHANNEL,
  STATE_CHANNEL,
  callChannels,
} from '../bridge/channels.ts';

const call =
  (name: CallName) =>
  (...args: unknown[]): Promise<unknown> =>
    ipcRenderer.invoke(callChannels[name], ...args);

/** Does not pass on the event: its `sender` would let a page send on any channel. */
function subscribe<Message>(channel: string) {
  return (listener: (message: Message) => void): (() => void) => {
    const forward = (_event: unknown, message: Message) => listener(message);
    ipcRenderer.on(channel, forward);
    return () => void ipcRenderer.off(channel, forward);
  };
}

/** A path that arrives before the page has subscribed is held until it does. */
let pendingPath: string | undefined;
const hold = (path: string): void => void (pendingPath = path);
let navigate = hold;
ipcRenderer.on(NAVIGATE_CHANNEL, (_event, path: string) => navigate(path));

function onNavigate(listener: (path: string) => void): () => void {
  navigate = listener;
  if (pendingPath !== undefined) listener(pendingPath);
  pendingPath = undefined;
  return () => {
    if (navigate === listener) navigate = hold;
  };
}

const names = Object.keys(callChannels) as CallName[];
const calls = Object.fromEntries(names.map((name) => [name, call(name)]));

contextBridge.exposeInMainWorld('polaris', {
  ...(calls as unknown as Pick<Bridge, CallName>),
  onState: subscribe(STATE_CHANNEL),
  onServerEvent: subscribe(SERVER_EVENT_CHANNEL),
  onNavigate,
  onFind: subscribe(FIND_CHANNEL),
} satisfies Bridge);
