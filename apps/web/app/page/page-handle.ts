import type { QueryParam } from './query-params.ts';

/** The settings of a page's route. */
export interface PageHandle {
  /** Hydrated pages run React in the browser, all others do not. */
  hydrate: boolean;
  /** The query parameters that the page reads. */
  query?: Readonly<Record<string, QueryParam>>;
  /** `:id` in its path is the id of a service. */
  service?: boolean;
  /** `:slug` in its path is that of an essay which is no file of the site. */
  essay?: boolean;
  /** All addresses of a wildcard path. They share the render of the first. */
  paths?: readonly string[];
  /** Whether the owner shows the page at these parameters; all pages without it are shown. */
  exists?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  /** All parameters with their own page, if it has any beside the id of a service. */
  known?: () => Readonly<Record<string, string>>[];
  /** The not-found page. */
  missing?: boolean;
  /** Styles that only this page has. */
  styles?: string;
  /** Mailed links lead here, with their token behind the `#`. Earlier ones have it in their path. */
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

/** Decided by the page's route, not its layouts. */
export const isHydrated = (matches: Matches): boolean => handleOf(matches)?.hydrate === true;

const handleOf = (matches: Matches) => matches.at(-1)?.handle as PageHandle | undefined;

/** The styles of a page in addition to the common ones. */
export const stylesOf = (matches: Matches): string =>
  matches
    .map((match) => (match?.handle as Partial<LayoutHandle> | undefined)?.styles ?? '')
    .join('');
