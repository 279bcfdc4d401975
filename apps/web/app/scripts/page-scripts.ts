/** What only some pages have, by the mark of such a page: it comes with them and weighs on no other. */
const pageScripts: Record<string, () => Promise<boolean | void>> = {
  '[data-services-search]': async () => (await import('./service-search.ts')).startServiceSearch(),
  '[data-portfolio-filter]': async () =>
    (await import('./portfolio-filter.ts')).startPortfolioFilter(),
  'form[data-service]': async () => (await import('./purchase.ts')).startPurchase(),
};

/** Starts the scripts of this page; `true` among the answers when one has something under way. */
export const startPageScripts = () =>
  Promise.all(
    Object.entries(pageScripts)
      .filter(([mark]) => document.querySelector(mark))
      .map(([, start]) => start()),
  );
