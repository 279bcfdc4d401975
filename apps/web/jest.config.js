import { unit } from '../../.ci/jest.base.js';

/** A test that needs a document says so: `@jest-environment jsdom` in its first comment. */
export default unit('web', import.meta.dirname, { passWithNoTests: true });
