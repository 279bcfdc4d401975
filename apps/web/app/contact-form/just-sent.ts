import { dataSelector } from '@polaris/contracts/browser-names';

/** Whether the page thanks for a message that was sent before the scripts had come; not on a reload. */
export function isJustSent(): boolean {
  if (!document.querySelector(dataSelector('thanks'))) return false;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
