import { TestEnvironment } from 'jest-environment-node';
import './compile-once.js';

/** Jest's own, whose workers compile a module once for all test files. */
export default TestEnvironment;
