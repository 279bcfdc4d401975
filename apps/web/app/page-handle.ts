/** What a route says about its page. */
export interface PageHandle {
  /** Hydrated pages run React in the browser, all others do not. */
  hydrate: boolean;
  /** What the page reads of its query; everything else in it changes nothing. */
  query?: Readonly<Record<string, QueryValue>>;
  /** The part of the path that is the id of a service. */
  service?: string;
  /** All addresses that a path with any end leads to. They are rendered alike. */
  paths?: readonly string[];
  /** Shown where there is no page. */
  missing?: boolean;
  /** Styles that only this page has. */
  styles?: string;
  /** Addresses of the fonts of its first screen, beside those of every page. */
  fonts?: readonly string[];
  /** Behind a private link: it is made for one person, and cached nowhere. */
  private?: boolean;
  /** Shows the same at all of its addresses until its scripts run. */
  alike?: boolean;
}

/**
 * One of some values; the one of some values that any text stands for; there or not; the id of a
 * service; the address of the order step of a service; any text that a visitor types.
 */
export type QueryValue =
  readonly string[] | ((text: string) => string) | 'flag' | 'service' | 'order' | 'text';

/** What a layout says about the pages in it. */
export interface LayoutHandle {
  /** Styles that only these pages have. */
  styles: string;
  /** Addresses of the fonts of their first screens, beside those of every page. */
  fonts?: readonly string[];
}

interface RouteMatch {
  handle?: unknown;
}

type Matches = readonly (RouteMatch | undefined)[];

/** The page's own route decides; layouts around it have no say. */
export const isHydrated = (matches: Matches): boolean => handleOf(matches)?.hydrate === true;

export const isPrivate = (matches: Matches): boolean => handleOf(matches)?.private === true;

const handleOf = (matches: Matches) => matches.at(-1)?.handle as PageHandle | undefined;

/** The styles of a page beside those that every page has. */
export const stylesOf = (matches: Matches): string =>
  matches
    .map((match) => (match?.handle as Partial<LayoutHandle> | undefined)?.styles ?? '')
    .join('');

/** The fonts of its first screen beside those that every page has. */
export const fontsOf = (matches: Matches): string[] =>
  matches.flatMap((match) => (match?.handle as Partial<LayoutHandle> | undefined)?.fonts ?? []);
