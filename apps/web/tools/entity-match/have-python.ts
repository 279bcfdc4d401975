import { findPython, NO_PYTHON } from './find-python.ts';

// Runs before the tests, as installing takes longer than a test's timeout. Without Python, its test
// fails.
console.log(findPython() ?? NO_PYTHON);
