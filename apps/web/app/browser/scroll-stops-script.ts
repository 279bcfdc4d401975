import { dataSelector } from '@polaris/contracts/browser-names';

/** The Tab key stops at a box that scrolls, so that the arrow keys reach all of it; not where all fits. */
export function startScrollStops(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markStop(target as HTMLElement);
  });
  for (const box of document.querySelectorAll(dataSelector('scrolls'))) observer.observe(box);
}

function markStop(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
