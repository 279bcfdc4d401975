import { activityInputSchema } from '@polaris/contracts';
import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import * as z from 'zod/mini';
import type { Bridge } from '../../bridge/bridge.ts';
import { type CallName, callChannels } from '../../bridge/channels.ts';

/** The longest text that a page has any reason to send. */
const MAX_CALL = 64 * 1024;

const text = (most: number) => z.string().check(z.maxLength(most));

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** What each call takes; anything else, or anything more, is refused. */
const parameters = {
  readState: z.tuple([]),
  connect: z.tuple([text(400)]),
  signInWithBrowser: z.tuple([]),
  bindShortcut: z.tuple([z.enum(['show', 'capture']), text(60)]),
  setStartAtLogin: z.tuple([z.boolean()]),
  setQuietHours: z.tuple([z.nullable(z.object({ from: time, to: time }))]),
  capture: z.tuple([activityInputSchema]),
  allowPlainCaptures: z.tuple([z.boolean()]),
  dropRefused: z.tuple([text(60)]),
  closeCapture: z.tuple([]),
  checkForUpdate: z.tuple([]),
  installUpdate: z.tuple([]),
} satisfies Record<CallName, z.ZodMiniType>;

export type Calls = Pick<Bridge, CallName>;

/** Answers the pages' calls: from the main frame of a page of ours, with what the call takes. */
export function answerCalls(
  ipc: Pick<IpcMain, 'handle'>,
  calls: Calls,
  isOwnPage: (url: string) => boolean,
): void {
  for (const name of Object.keys(callChannels) as CallName[])
    ipc.handle(callChannels[name], async (event, ...given: unknown[]) => {
      if (!isOurs(event, isOwnPage)) throw new Error('Refused: not a page of this app.');
      const call = calls[name] as (...args: unknown[]) => Promise<unknown>;
      return call(...read(name, given));
    });
}

/** A page may have gone by the time its call arrives; then there is no frame to trust. */
function isOurs({ senderFrame }: IpcMainInvokeEvent, isOwnPage: (url: string) => boolean) {
  return senderFrame !== null && senderFrame.parent === null && isOwnPage(senderFrame.url);
}

function read(name: CallName, given: unknown[]): unknown[] {
  const size = JSON.stringify(given).length;
  const checked = size <= MAX_CALL ? parameters[name].safeParse(given) : null;
  if (!checked?.success) throw new Error('Refused: this call does not take that.');
  return checked.data;
}
