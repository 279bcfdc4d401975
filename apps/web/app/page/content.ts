import { SITE_DATA } from '@polaris/contracts/browser-names';
import type { SiteContent } from '../../content/parts.ts';

let read: () => SiteContent = readFromPage;

/**
 * The site's content as the owner edited it, for the current render. On hydrated pages the browser only has `site`:
 * pass other texts to islands as props.
 */
export const content = (): SiteContent => read();

/** Sets where content is read from; used by the server, which knows the content of each request. */
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
