import { unit } from './jest.base.js';

// Specs of this folder test what it changes.
delete process.env.LONG_TESTS;

export default unit('workspace', import.meta.dirname, {
  testPathIgnorePatterns: ['/boundaries/(legal|illegal|unplaced)/'],
});
