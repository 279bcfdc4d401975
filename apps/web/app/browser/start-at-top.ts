import { dataSelector } from '@polaris/contracts/browser-names';

/** Pages that ask for it open at their top, unless the address names a place on them. */
export function startAtTop(): void {
  if (!document.querySelector(dataSelector('startAtTop'))) return;
  history.scrollRestoration = 'manual';
  if (!location.hash) scrollTo(0, 0);
}
