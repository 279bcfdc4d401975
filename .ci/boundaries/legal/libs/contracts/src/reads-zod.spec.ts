import '@jest/globals';
import 'fast-check';
import './text.ts';
