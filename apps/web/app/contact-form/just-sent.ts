import { dataSelector } from '@polaris/contracts/browser-names';

/** Whether a message was just sent before the scripts had loaded; false after a reload. */
export function isJustSent(): boolean {
  if (!document.querySelector(dataSelector('thanks'))) return false;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
