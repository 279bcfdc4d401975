import { findBrowser } from './find-browser.ts';

// Both journeys look for it at the same time, and only one of them could install it.
console.log(`Browser: ${findBrowser()}`);
