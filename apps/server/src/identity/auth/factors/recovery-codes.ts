import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@polaris/contracts';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;

/** A new set of codes of 117 bits each, too many to guess even with access to the hashes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** The hash to store. Spelling variants of a code give the same hash. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
