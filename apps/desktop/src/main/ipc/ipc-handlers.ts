import { captureInputSchema } from '@polaris/contracts';
import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import * as z from 'zod/mini';
import type { Bridge } from '../../bridge/bridge.ts';
import { type CallName, callChannels } from '../../bridge/channels.ts';

/** Characters of JSON; no page has a reason to send more. */
const MAX_CALL = 64 * 1024;

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The arguments of each call; any others are rejected. */
const parameters = {
  readState: z.tuple([]),
  connect: z.tuple([text(400)]),
  signInWithBrowser: z.tuple([]),
  bindShortcut: z.tuple([z.enum(['show', 'capture']), z.nullable(text(60))]),
  suspendShortcuts: z.tuple([z.boolean()]),
  dismissTakenShortcuts: z.tuple([]),
  setStartAtLogin: z.tuple([z.boolean()]),
  setQuietHours: z.tuple([z.nullable(z.object({ from: time, to: time }))]),
  capture: z.tuple([captureInputSchema]),
  allowUnencryptedCaptures: z.tuple([z.boolean()]),
  sendCapture: z.tuple([text(60)]),
  editCapture: z.tuple([text(60), captureInputSchema]),
  discardCapture: z.tuple([text(60)]),
  closeCapture: z.tuple([]),
  showMenu: z.tuple([]),
  resizeCapture: z.tuple([z.int().check(z.gte(1), z.lte(4000))]),
  checkForUpdate: z.tuple([]),
  installUpdate: z.tuple([]),
} satisfies Record<CallName, z.ZodMiniType>;

export type Calls = Pick<Bridge, CallName>;

/** Handles calls from the main frame of the app's own pages, with validated arguments. */
export function registerIpcHandlers(
  ipc: Pick<IpcMain, 'handle'>,
  calls: Calls,
  isAppPage: (url: string) => boolean,
): void {
  for (const name of Object.keys(callChannels) as CallName[])
    ipc.handle(callChannels[name], async (event, ...args: unknown[]) => {
      if (!isTrusted(event, isAppPage)) throw new Error('Rejected: not a page of this app.');
      const call = calls[name] as (...args: unknown[]) => Promise<unknown>;
      return call(...validate(name, args));
    });
}

/** The frame is null when the page was closed before its call arrived. */
function isTrusted({ senderFrame }: IpcMainInvokeEvent, isAppPage: (url: string) => boolean) {
  return senderFrame !== null && senderFrame.parent === null && isAppPage(senderFrame.url);
}

function validate(name: CallName, args: unknown[]): unknown[] {
  const size = JSON.stringify(args).length;
  const checked = size <= MAX_CALL ? parameters[name].safeParse(args) : null;
  if (!checked?.success) throw new Error('Rejected: invalid arguments.');
  return checked.data;
}
