import { SITE_DATA } from '@polaris/contracts/browser-names';
import type { SiteContent } from '../../content/parts.ts';

let read: () => SiteContent = readFromPage;

/**
 * The site's content as the owner edited it, for the page that is rendered. In the browser only `site`
 * is there, on hydrated pages: pass other texts to islands as props.
 */
export const content = (): SiteContent => read();

/** For the server, which knows what each page shows. */
export function setContentReader(reader: () => SiteContent): void {
  read = reader;
}

let fromPage: SiteContent | undefined;

function readFromPage(): SiteContent {
  const text = document.getElementById(SITE_DATA)?.textContent;
  if (!text) throw new Error('This page has no content for the browser.');
  fromPage ??= { site: JSON.parse(text) as SiteContent['site'] } as SiteContent;
  return fromPage;
}
