/*
 * Names that the server, the pages and their scripts have to agree on. Without imports: the one script
 * that every public page loads takes them from here, and nothing else of the contracts.
 */

/** A readable cookie that says only that someone is signed in, so that a page asks who. */
export const SIGNED_IN_HINT = 'polaris_hint';

/** Its name on https, where no subdomain can write it. */
export const SECURE_HINT = `__Host-${SIGNED_IN_HINT}`;

/** Whether someone may be signed in; a browser may still have the earlier name. */
export const hasHint = (cookies: string): boolean =>
  new RegExp(`(^|; )(__Host-)?${SIGNED_IN_HINT}=`).test(cookies);

/** Tabs of one browser tell each other here that somebody has signed out. */
export const SIGN_OUT_CHANNEL = 'polaris-sign-out';

/** The element of a page that carries what its screen reads first, as JSON. */
export const FIRST_DATA = 'first-data';

/** The element of a hydrated page with the owner's name and address, as JSON. */
export const SITE_DATA = 'site-data';

/** Keys in the browser's storage. */
export const storageKeys = {
  theme: 'theme',
  /** What was typed and not sent starts so, followed by the form's name. */
  draftPrefix: 'draft:',
  /** The account that the drafts belong to. */
  draftsOf: 'drafts-of',
  triageKeys: 'triage-keys',
  adminNavigation: 'admin-navigation',
  /** Which columns the grid of customers shows, in their order. */
  gridColumns: 'customer-columns',
  /** What the columns of files were last read as, by their names. */
  importColumns: 'import-columns',
  /** In this tab alone, as are the next five. */
  scrollPositions: 'polaris-admin-places',
  arrival: 'polaris-arrival',
  /** Of a link that was opened, while its person signs in. */
  invitation: 'polaris-invitation',
  purchaseIntent: 'polaris-purchase',
  nextPageToast: 'polaris-toast',
  reloadedAt: 'polaris-reloaded-at',
} as const;

/** Events of the window. */
export const pageEvents = { themeChanged: 'polaris:theme' } as const;

/** Where the scripts of public pages find what they work on. */
export const dataAttributes = {
  account: 'data-account',
  adminShortcut: 'data-admin-shortcut',
  adminTools: 'data-admin-tools',
  chart: 'data-chart',
  interest: 'data-interest',
  island: 'data-island',
  islandProps: 'data-props',
  mailedLink: 'data-mailed-link',
  matcher: 'data-matcher',
  pageScript: 'data-page-script',
  portfolioFilter: 'data-portfolio-filter',
  portfolioType: 'data-portfolio-type',
  purchaseService: 'data-purchase-service',
  reloading: 'data-reloading',
  reloadingText: 'data-reloading-text',
  serviceCategory: 'data-service-category',
  serviceDescription: 'data-service-description',
  serviceName: 'data-service-name',
  rest: 'data-rest',
  servicesClear: 'data-services-clear',
  servicesCount: 'data-services-count',
  servicesNone: 'data-services-none',
  servicesSearch: 'data-services-search',
  slim: 'data-slim',
  startAtTop: 'data-start-at-top',
  talk: 'data-talk',
  thanks: 'data-thanks',
  themeSwitch: 'data-theme-switch',
  tooltip: 'data-tooltip',
} as const;

export type DataName = keyof typeof dataAttributes;

/** The attribute as props of an element. */
export const withData = (name: DataName, value: string | number = ''): Record<string, string> => ({
  [dataAttributes[name]]: String(value),
});

/** A selector of the elements that have the attribute, with this value if one is given. */
export const dataSelector = (name: DataName, value?: string): string =>
  value === undefined ? `[${dataAttributes[name]}]` : `[${dataAttributes[name]}="${value}"]`;

/** The attribute's value; empty where the element does not have it. */
export const dataOf = (element: Element, name: DataName): string =>
  element.getAttribute(dataAttributes[name]) ?? '';
