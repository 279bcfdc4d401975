import { afterAll, beforeAll } from '@jest/globals';
import { SCRYPT_WORK_FACTOR, setWorkFactor } from '../office/backup/archive/passphrase';

/** For the tests of a file or block that are not about what trying a passphrase costs. */
export function usesCheapPassphrases(): void {
  beforeAll(() => setWorkFactor(10));
  afterAll(() => setWorkFactor(SCRYPT_WORK_FACTOR));
}
