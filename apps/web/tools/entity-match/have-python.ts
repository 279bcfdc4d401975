import { findPython, NO_PYTHON } from './find-python.ts';

// Before the tests: an installation takes longer than a test may. Without it, the test that needs it fails.
console.log(findPython() ?? NO_PYTHON);
