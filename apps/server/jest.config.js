import { unit } from '../../.ci/jest.base.js';

/** One PostgreSQL for the whole run; every test file makes a database of its own in it. */
export default unit('server', import.meta.dirname, {
  decorators: true,
  // A shared machine can be slow; what hangs still ends.
  testTimeout: 30_000,
  // Much of the time is waiting, for mail that is tried again and for processes to start and to die.
  maxWorkers: 3,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
});
