import { unit } from './jest.base.js';

export default unit('workspace', import.meta.dirname, {
  testPathIgnorePatterns: ['/boundaries/(legal|illegal|unplaced)/'],
});
