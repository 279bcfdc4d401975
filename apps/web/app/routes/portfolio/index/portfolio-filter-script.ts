import { dataOf, dataSelector } from '@polaris/contracts/browser-names';

/** Filters the portfolio in place, and keeps the filter in the address. */
export function startPortfolioFilter(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(dataSelector('portfolioFilter'))];
  const cards = [...document.querySelectorAll<HTMLElement>(dataSelector('portfolioType'))];
  for (const link of links)
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const choice = dataOf(link, 'portfolioFilter');
      for (const card of cards)
        card.hidden = choice !== 'all' && dataOf(card, 'portfolioType') !== choice;
      for (const other of links)
        if (other === link) other.setAttribute('aria-current', 'true');
        else other.removeAttribute('aria-current');
      history.replaceState(null, '', link.href);
    });
}
