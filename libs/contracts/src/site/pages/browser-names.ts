/*
 * Names shared by the server, the pages and their scripts. No imports: the script of every public page bundles this
 * file, and nothing else of the contracts.
 */

/** A readable cookie that says only that someone is signed in, so that a page asks who. */
export const SIGNED_IN_HINT = 'polaris_hint';

/** Its name over https, where no subdomain can set it. */
export const SECURE_HINT = `__Host-${SIGNED_IN_HINT}`;

/** Whether someone may be signed in; a browser may still have the earlier name. */
export const hasHint = (cookies: string): boolean =>
  new RegExp(`(^|; )(__Host-)?${SIGNED_IN_HINT}=`).test(cookies);

/** The channel on which a browser's tabs tell each other of a sign-out. */
export const SIGN_OUT_CHANNEL = 'polaris-sign-out';

/** The page element with the screen's first reads, as JSON. */
export const FIRST_DATA = 'first-data';

/** The element of a hydrated page with the owner's name and address, as JSON. */
export const SITE_DATA = 'site-data';

/** Keys in the browser's storage. */
export const storageKeys = {
  theme: 'theme',
  /** The prefix of unsent form text, followed by the form's name. */
  draftPrefix: 'draft:',
  /** The account that the drafts belong to. */
  draftsOf: 'drafts-of',
  triageKeys: 'triage-keys',
  adminNavigation: 'admin-navigation',
  /** The columns of the customer grid, in order. */
  gridColumns: 'customer-columns',
  /** The last chosen field for each column name of imported files. */
  importColumns: 'import-columns',
  /** Stored only for this tab, like the next seven. */
  scrollPositions: 'polaris-scroll-positions',
  arrival: 'polaris-arrival',
  /** The token of an opened invitation link, while its user signs in. */
  invitation: 'polaris-invitation',
  /** The token of an opened payment link, as the payment provider returns to the page without it. */
  paymentLink: 'polaris-payment-link',
  /** The token of an opened offer, as a skip link replaces it in the address. */
  offerLink: 'polaris-offer-link',
  purchaseIntent: 'polaris-purchase',
  nextPageToast: 'polaris-toast',
  reloadedAt: 'polaris-reloaded-at',
} as const;

/** Events of the window. */
export const pageEvents = { themeChanged: 'polaris:theme' } as const;

/** Attributes by which the scripts of public pages find their elements. */
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
