import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@polaris/contracts';

/** Without the letters and digits that look like others. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;

/** As many as an account gets, each of 117 bits: too many to try, even with their hashes at hand. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** What is stored of a code, however it was typed. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
