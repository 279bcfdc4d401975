import { type DataName, dataSelector } from '@polaris/contracts/browser-names';

/** Scripts loaded only by pages with these attributes. */
const pageScripts: Partial<Record<DataName, () => Promise<void>>> = {
  servicesSearch: () =>
    import('./routes/site/services/service-search-script.ts').then((script) =>
      script.startServiceSearch(),
    ),
  portfolioFilter: () =>
    import('./routes/portfolio/index/portfolio-filter-script.ts').then((script) =>
      script.startPortfolioFilter(),
    ),
  chart: () =>
    import('./routes/portfolio/reporting-samples/chart-script.ts').then((script) =>
      script.startReportingSamples(),
    ),
  mailedLink: () =>
    import('./mailed-links/mailed-link-script.ts').then((script) => script.startMailedLink()),
  matcher: () =>
    import('./routes/portfolio/entity-match/matcher-script.ts').then((script) =>
      script.startMatcher(),
    ),
};

/** Without them, a search is a form and a filter is a link. */
export async function startPageScripts(): Promise<void> {
  const wanted = Object.entries(pageScripts).filter(([name]) =>
    document.querySelector(dataSelector(name as DataName)),
  );
  await Promise.all(wanted.map(([, start]) => start()));
}
