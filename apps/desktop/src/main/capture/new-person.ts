import type { CaptureInput } from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import type { Capture } from './capture.ts';

/** With this key the new person of a capture is added, once for all captures that share it. */
export const personOf = ({ key, person }: Pick<Capture, 'key' | 'person'>): string => person ?? key;

const nameOf = ({ input }: Capture): string | undefined => input.customerName?.trim().toLowerCase();

/**
 * A capture about a new person of whom another one waits uses the same person, and the spelling of the name
 * under which they are added, or were added already.
 */
export function withSamePerson(capture: Capture, others: readonly Capture[]): Capture {
  if (capture.input.customerId !== undefined) return capture;
  const isSame = (other: Capture) =>
    other.key !== capture.key &&
    other.refused === undefined &&
    // Not a customer of long ago who has the same name.
    (other.input.customerId === undefined || other.person !== undefined) &&
    nameOf(other) === nameOf(capture);
  const same = others.find(isSame);
  if (!same) return capture;
  const { customerId, customerName } = same.input;
  const person = { customerName, ...(customerId !== undefined && { customerId }) };
  return { ...capture, person: personOf(same), input: { ...capture.input, ...person } };
}

/**
 * A capture with another input. One that the server refused gets a new key, since the server knows the old
 * one; any other keeps its key, as it may have arrived although the response was lost. With another name it
 * leaves the person that it shares.
 */
export function editedCapture(
  { refused, ...old }: Capture,
  input: CaptureInput,
  others: readonly Capture[],
): Capture {
  const key = refused === undefined ? old.key : randomUUID();
  const isOther = refused !== undefined || input.customerName !== old.input.customerName;
  const isShared =
    old.person !== undefined ||
    others.some((one) => one.key !== old.key && personOf(one) === personOf(old));
  const person = isOther && isShared ? randomUUID() : old.person;
  return withSamePerson({ ...old, key, input, person }, others);
}
