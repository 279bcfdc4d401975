import type { CaptureInput } from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import type { Capture } from './capture.ts';

/** The key with which a capture's new person is added, once for all captures that share it. */
export const personOf = ({ key, person }: Pick<Capture, 'key' | 'person'>): string => person ?? key;

const nameOf = ({ input }: Capture): string | undefined => input.customerName?.trim().toLowerCase();

/**
 * If another waiting capture is about the same new person, this one uses the same person and spelling of the name, even
 * if the customer was added already.
 */
export function withSamePerson(capture: Capture, others: readonly Capture[]): Capture {
  if (capture.input.customerId !== undefined) return capture;
  const isSame = (other: Capture) =>
    other.key !== capture.key &&
    other.refused === undefined &&
    // Excludes an older customer with the same name.
    (other.input.customerId === undefined || other.person !== undefined) &&
    nameOf(other) === nameOf(capture);
  const same = others.find(isSame);
  if (!same) return capture;
  const { customerId, customerName } = same.input;
  const person = { customerName, ...(customerId !== undefined && { customerId }) };
  return { ...capture, person: personOf(same), input: { ...capture.input, ...person } };
}

/**
 * A capture with changed input. It keeps its key, since it may have arrived although the response was lost, unless the
 * server rejected it and so knows the key. With another name it no longer shares its person.
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
