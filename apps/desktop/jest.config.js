import { unit } from '../../.ci/jest.base.js';

/** Electron's own package would fetch its binary: the few calls that we make are answered by a fake. */
export default unit('desktop', import.meta.dirname, {
  moduleNameMapper: { '^electron$': '<rootDir>/testing/electron.ts' },
});
