import { createHmac, randomInt } from 'node:crypto';
import { CODE_DIGITS } from '@polaris/contracts';

export const newCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** HMACs, as plain hashes of a million codes are quickly computed. One for each server secret, newest first. */
export const codeHashes = (
  key: string,
  code: string,
  secrets: readonly [string, ...string[]],
): [string, ...string[]] => {
  const hashOf = (secret: string) =>
    createHmac('sha256', secret).update(`call:${key}:${code}`).digest('hex');
  const [secret, ...previous] = secrets;
  return [hashOf(secret), ...previous.map(hashOf)];
};
