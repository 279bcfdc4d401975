import { unit } from '../../.ci/jest.base.js';

export default unit('contracts', import.meta.dirname);
