import { dataSelector } from '@polaris/contracts/browser-names';

/** Scrolls pages that request it to the top, unless the address has an anchor. */
export function startAtTop(): void {
  if (!document.querySelector(dataSelector('startAtTop'))) return;
  history.scrollRestoration = 'manual';
  if (!location.hash) scrollTo(0, 0);
}
