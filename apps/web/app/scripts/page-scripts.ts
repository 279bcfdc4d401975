/** What only some pages have, by the mark of such a page: it comes with them and weighs on no other. */
const pageScripts: Record<string, () => Promise<void>> = {
  '[data-services-search]': async () => (await import('./service-search.ts')).startServiceSearch(),
  '[data-portfolio-filter]': async () =>
    (await import('./portfolio-filter.ts')).startPortfolioFilter(),
};

/** Until they have come, a search is a form and a filter is a link: nothing waits for them. */
export function startPageScripts(): void {
  for (const [mark, start] of Object.entries(pageScripts))
    if (document.querySelector(mark)) void start();
}
