import { dataOf, dataSelector } from '@polaris/contracts/browser-names';
import {
  ALL,
  type Searchable,
  type ServiceFilter,
  serviceCountText,
  filterAddress,
  findMatching,
  searchable,
} from './service-filter.ts';

const ADDRESS_DELAY_MS = 300;

interface Card extends Searchable {
  element: HTMLElement;
}

/** Filters the list while typing, and keeps the filter in the address. */
export function startServiceSearch(): void {
  const form = document.querySelector<HTMLFormElement>(dataSelector('servicesSearch'));
  const search = form?.querySelector<HTMLInputElement>('[name=q]');
  const category = form?.querySelector<HTMLSelectElement>('[name=category]');
  if (!form || !search || !category) return;
  const cards = findCards();
  let late: ReturnType<typeof setTimeout> | undefined;
  const filter = (): ServiceFilter => ({ q: search.value, category: category.value });
  const writeAddress = () => {
    if (late === undefined) return;
    clearTimeout(late);
    late = undefined;
    history.replaceState(null, '', filterAddress(filter()));
  };
  const narrow = (delay: number) => {
    show(cards, filter());
    clearTimeout(late);
    late = setTimeout(writeAddress, delay);
  };
  // Updates the address before a link is followed, so that Back restores the filter.
  document.addEventListener('click', writeAddress, { capture: true });
  form.addEventListener('input', () => narrow(ADDRESS_DELAY_MS));
  form.addEventListener('change', () => narrow(0));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    narrow(0);
  });
  // Input from before this script loaded.
  const chosen = category.options[category.selectedIndex];
  if (search.value !== search.defaultValue || !chosen?.defaultSelected) narrow(0);
  onClear(() => {
    search.value = '';
    category.value = ALL;
    search.focus();
    narrow(0);
  });
}

/** The search text of a card is its content. */
const findCards = (): Card[] =>
  [...document.querySelectorAll<HTMLElement>(dataSelector('serviceCategory'))].map((element) => {
    const text = (part: string) => element.querySelector(part)?.textContent ?? '';
    const name = text(dataSelector('serviceName'));
    const description = text(dataSelector('serviceDescription'));
    const category = dataOf(element, 'serviceCategory');
    return { element, ...searchable({ name, description, category }) };
  });

function show(cards: Card[], filter: ServiceFilter): void {
  const found = findMatching(filter, cards);
  for (const card of cards) card.element.toggleAttribute('hidden', !found.has(card));
  const count = found.size;
  const text = document.querySelector<HTMLElement>(dataSelector('servicesCount'));
  text?.toggleAttribute('hidden', count === 0);
  if (text) text.textContent = serviceCountText(count);
  document.querySelector(dataSelector('servicesNone'))?.toggleAttribute('hidden', count > 0);
}

function onClear(clearFilters: () => void): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(dataSelector('servicesClear')))
      return;
    event.preventDefault();
    clearFilters();
  });
}
