import { unit } from '../../.ci/jest.base.js';

export default unit('ui', import.meta.dirname, {
  testEnvironment: '<rootDir>/testing/browser-environment.js',
});
