import { unit } from '../../.ci/jest.base.js';

/** A test that needs a DOM has `@jest-environment jsdom` in its first comment. */
export default unit('web', import.meta.dirname, {
  passWithNoTests: true,
  // Parts are rendered with the content that Polaris comes with.
  setUp: ['<rootDir>/content-of-request.ts'],
});
