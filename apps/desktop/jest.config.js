import { unit } from '../../.ci/jest.base.js';

/** The main process starts when its modules load, so each test file loads its own copy. */
export const suites = { count: Infinity };

/** Tests use a fake Electron: importing the real package would download its binary. */
export default unit('desktop', import.meta.dirname, {
  moduleNameMapper: { '^electron$': '<rootDir>/testing/electron.ts' },
});
