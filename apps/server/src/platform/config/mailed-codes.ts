import { createHmac, randomInt } from 'node:crypto';
import { CODE_DIGITS } from '@polaris/contracts';

/** A short code to type from a mail. */
export const newCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * What is stored of a code for a subject such as "call:KEY": HMACs, as plain hashes of a million codes are quickly
 * computed. One for each server secret, newest first.
 */
export const codeHashes = (
  subject: string,
  code: string,
  secrets: readonly [string, ...string[]],
): [string, ...string[]] => {
  const hashOf = (secret: string) =>
    createHmac('sha256', secret).update(`${subject}:${code}`).digest('hex');
  const [secret, ...previous] = secrets;
  return [hashOf(secret), ...previous.map(hashOf)];
};
