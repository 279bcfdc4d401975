import { shownSite } from '@polaris/ui/api/site/shown-site';
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

function readFromPage(): SiteContent {
  const site = shownSite();
  if (!site) throw new Error('This page has no content for the browser.');
  return { site } as SiteContent;
}
