import { afterAll, beforeAll } from '@jest/globals';
import { SCRYPT_WORK_FACTOR, setWorkFactor } from '../office/backup/archive/passphrase';

/** For tests that are not about the cost of trying a passphrase. */
export function usesCheapPassphrases(): void {
  beforeAll(() => setWorkFactor(10));
  afterAll(() => setWorkFactor(SCRYPT_WORK_FACTOR));
}
