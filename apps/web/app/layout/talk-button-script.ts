import { dataSelector } from '@polaris/contracts/browser-names';
import { scrollToView } from '../browser/scroll.ts';

/** 'Let's Talk' scrolls to the last section of the current page. */
export function startTalkButtons(): void {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches(dataSelector('talk'))) return;
    const section = [...document.querySelectorAll<HTMLElement>('main section')].at(-1);
    if (!section) return;
    event.preventDefault();
    scrollToView(section);
    // Keyboard navigation continues there, not in the header.
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  });
}
