/** What a route says about its page: hydrated pages run React in the browser, all others do not. */
export interface PageHandle {
  hydrate: boolean;
}

interface RouteMatch {
  handle?: unknown;
}

/** The page's own route decides; layouts around it have no say. */
export function isHydrated(matches: readonly (RouteMatch | undefined)[]): boolean {
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  return handle?.hydrate === true;
}
