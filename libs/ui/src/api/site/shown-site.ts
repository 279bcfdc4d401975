import { SITE_DATA } from '@polaris/contracts/browser-names';

/** What the page's frame shows of the owner: the part "site" of the content. */
export interface ShownSite {
  brand: string;
}

let parsed: { text: string; site: ShownSite } | undefined;
let version = 0;
const listeners = new Set<() => void>();

const dataElement = () => document.getElementById(SITE_DATA);

/** The owner's facts as the page came with them, or as saved since; undefined without a site, as in the desktop app. */
export function shownSite(): ShownSite | undefined {
  const text = dataElement()?.textContent;
  if (!text) return undefined;
  if (parsed?.text !== text) parsed = { text, site: JSON.parse(text) as ShownSite };
  return parsed.site;
}

/** Shows saved facts in the header, the footer and the tab's title without a reload. */
export function showSite(site: ShownSite): void {
  const element = dataElement();
  if (!element) return;
  element.textContent = JSON.stringify(site);
  version += 1;
  for (const notify of listeners) notify();
}

/** For `useSyncExternalStore`. */
export const siteChanges = {
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
  version: (): number => version,
};

/** The business's name; the product's where there is no site. */
export const shownBrand = (): string => shownSite()?.brand ?? 'Polaris';
