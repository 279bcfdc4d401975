import { unit } from '../../.ci/jest.base.js';

export default unit('ui', import.meta.dirname, {
  testEnvironment: '<rootDir>/testing/browser-environment.js',
  setupFilesAfterEnv: ['<rootDir>/testing/set-up.ts'],
  testTimeout: 30_000,
});
