import {
  type ActivityInput,
  type CaptureInput,
  type TaskInput,
  capturedActivity,
  capturedTask,
} from '@polaris/contracts';
import type { Capture } from './capture.ts';
import { personOf } from './new-person.ts';

/** The server's response; an id only if it stored something. */
export interface SendResponse {
  status: number;
  detail: string;
  id?: number | undefined;
}

/** These send with an idempotency key, and reject when the server cannot be reached. */
export interface Senders {
  sendActivity: (input: ActivityInput, key: string) => Promise<SendResponse>;
  sendTask: (input: TaskInput, key: string) => Promise<SendResponse>;
  sendCustomer: (name: string, key: string) => Promise<SendResponse>;
}

const ARRIVED_BEFORE =
  'An earlier version of this has arrived. Discard it here, and edit that one in the customer\u2019s record.';

/** The server would respond the same to all captures: it requires a sign-in first, or is busy. */
export const stopsAll = (status: number) => [401, 403, 429].includes(status);

/** Whether the server may accept it later. */
export const isTemporary = (status: number) =>
  status >= 500 || stopsAll(status) || [408, 425].includes(status);

/** 422: the server has other content for this key, from before an edit whose response was lost. */
export const refusalOf = ({ status, detail }: SendResponse) =>
  status === 422 ? ARRIVED_BEFORE : detail;

/**
 * Sends a capture. For a new person, the customer is added first; `onAdded` stores its id, and is awaited before the
 * capture is sent.
 */
export async function sendCapture(
  capture: Capture,
  senders: Senders,
  onAdded: (customerId: number) => Promise<unknown>,
): Promise<SendResponse> {
  const { key, input } = capture;
  const { customerName, ...captured } = input;
  if (captured.customerId !== undefined || customerName === undefined)
    return sendCaptured(captured, key, senders);
  const added = await senders.sendCustomer(customerName, `${personOf(capture)}-customer`);
  if (added.status >= 300) return added;
  if (added.id === undefined) throw new Error('The server did not say who was added.');
  await onAdded(added.id);
  return sendCaptured({ ...captured, customerId: added.id }, key, senders);
}

function sendCaptured(
  captured: Omit<CaptureInput, 'customerName'>,
  key: string,
  { sendActivity, sendTask }: Senders,
): Promise<SendResponse> {
  const task = capturedTask(captured);
  // Only a task can be without a customer, according to its contract.
  return task ? sendTask(task, key) : sendActivity(capturedActivity(captured)!, key);
}
