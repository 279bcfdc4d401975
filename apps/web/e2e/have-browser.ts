import { spawnSync } from 'node:child_process';
import { findBrowser, installPackages } from './support/find-browser.ts';

/**
 * Pages use Arial and Times, or metric-compatible fonts, until web fonts load. A bare Linux has none, and
 * layouts would shift.
 */
function haveFonts(): void {
  if (process.platform !== 'linux') return;
  const found = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (!found.stdout || /Arial|Arimo|Liberation/.test(found.stdout)) return;
  if (installPackages('fonts-liberation')) return;
  console.warn('Pages will move in the tests: install fonts as wide as Arial (fonts-liberation).');
}

// Finds the browser once, as parallel runs could not both install it.
console.log(`Browser: ${findBrowser()}`);
haveFonts();
