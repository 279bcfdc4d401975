import { content } from './content.ts';

/** The title of a page that is not for search engines: what it is, and the name of the business. */
export const pageTitle = (lead: string): string => `${lead} · ${content().site.brand}`;
