import { dataOf, dataSelector } from '@polaris/contracts/browser-names';

/**
 * A link that reloads a failed section shows that it is loading until the new page arrives: its loading text, or the
 * skeleton in its template.
 */
export function startReloadingTexts(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    const section = link?.closest(`${dataSelector('reloadingText')}, ${dataSelector('reloading')}`);
    if (!link || !section) return;
    event.preventDefault();
    const skeleton = section.querySelector('template')?.content;
    section.replaceChildren(skeleton ?? dataOf(section, 'reloadingText'));
    location.assign(link.href);
  });
}
