import { dataOf, dataSelector } from '@polaris/contracts/browser-names';
import { showInterest } from '../../../contact-form/show-interest.ts';
import { scrollToView } from '../../../browser/scroll.ts';

const SCROLL_DELAY_MS = 300;

/** A service card scrolls to the form and prefills the message. */
export function startServiceCards(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || opensNewTab(event)) return;
    const card = event.target.closest(dataSelector('interest'));
    const form = document.getElementById('contact-form');
    if (!card || !form) return;
    event.preventDefault();
    setTimeout(() => {
      scrollToView(form);
      showInterest(dataOf(card, 'interest'), { focus: event.detail === 0 });
    }, SCROLL_DELAY_MS);
  });
}

const opensNewTab = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
