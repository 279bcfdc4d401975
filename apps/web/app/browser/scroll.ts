import { dataSelector } from '@polaris/contracts/browser-names';

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls there, smoothly for those who like motion. */
export function scrollToView(element: Element): void {
  element.scrollIntoView({ behavior: wantsMotion() ? 'smooth' : 'auto', block: 'start' });
}

/** Pages that ask for it open at their top, unless the address names a place on them. */
export function startAtTop(): void {
  if (!document.querySelector(dataSelector('startAtTop'))) return;
  history.scrollRestoration = 'manual';
  if (!location.hash) scrollTo(0, 0);
}
