import type { QueryParam } from './query-params.ts';

/** The settings of a page's route. */
export interface PageHandle {
  /** Hydrated pages run React in the browser, all others do not. */
  hydrate: boolean;
  /** The query parameters that the page reads. */
  query?: Readonly<Record<string, QueryParam>>;
  /** `:id` in its path is the id of a service. */
  service?: boolean;
  /** `:slug` in its path is the slug of an essay written in the admin area. */
  essay?: boolean;
  /** All addresses of a wildcard path. They share the render of the first. */
  paths?: readonly string[];
  /** Whether the owner publishes the page with these parameters. Pages without it are always published. */
  exists?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  /** All parameters that have their own page, except service ids. */
  known?: () => Readonly<Record<string, string>>[];
  /** Whether it is the not-found page. */
  missing?: boolean;
  /** Styles that only this page has. */
  styles?: string;
  /** Whether mailed links lead here, with their token after the `#`. Earlier links have it in their path. */
  mailedLink?: boolean;
}

/** The settings of a layout's pages. */
export interface LayoutHandle {
  /** Styles that only these pages have. */
  styles: string;
}

interface RouteMatch {
  handle?: unknown;
}

type Matches = readonly (RouteMatch | undefined)[];

/** Whether the page is hydrated. Decided by its own route, not its layouts. */
export const isHydrated = (matches: Matches): boolean => handleOf(matches)?.hydrate === true;

const handleOf = (matches: Matches) => matches.at(-1)?.handle as PageHandle | undefined;

/** The page's styles in addition to the common ones. */
export const stylesOf = (matches: Matches): string =>
  matches
    .map((match) => (match?.handle as Partial<LayoutHandle> | undefined)?.styles ?? '')
    .join('');
