import { spawnSync } from 'node:child_process';
import { findBrowser, installPackages } from './find-browser.ts';

/**
 * Until their own fonts have come, pages are drawn in Arial and Times, or fonts of the same widths. A bare
 * Linux has none of them, and pages would move there.
 */
function haveFonts(): void {
  if (process.platform !== 'linux') return;
  const found = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (!found.stdout || /Arial|Arimo|Liberation/.test(found.stdout)) return;
  if (installPackages('fonts-liberation')) return;
  console.warn('Pages will move in the tests: install fonts as wide as Arial (fonts-liberation).');
}

// Both journeys look for it at the same time, and only one of them could install it.
console.log(`Browser: ${findBrowser()}`);
haveFonts();
