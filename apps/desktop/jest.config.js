import { unit } from '../../.ci/jest.base.js';

/** Tests use a fake Electron: importing the real package would download its binary. */
export default unit('desktop', import.meta.dirname, {
  moduleNameMapper: { '^electron$': '<rootDir>/testing/electron.ts' },
});
