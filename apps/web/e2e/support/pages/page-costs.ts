/**
 * What a page loads until just after its first paint, in compressed kB (1000 bytes). Fonts load after the
 * stylesheet: 41 kB, 55 on the landing page, 76 on essays.
 */
export interface PageCost {
  /** With its headers. */
  html: number;
  style: number;
  /** Scripts in its HTML, with their imports. */
  script: number;
  /** Images that are not lazy. */
  pictures: number;
  requests: number;
  /** Why the limit was raised: the previous value, and the benefit. */
  why?: string;
}

/**
 * The common stylesheet. 9.85 before pictures of work, profile pictures and the code of a second factor; 10 before
 * clients had messages and files on their dashboard; 10.1 before sessions were booked in a month.
 */
const STYLE = 10.2;
/** The common script. 1.95 before it checked elements hidden at first. */
const SCRIPT = 2.15;
/** The HTML of all public pages. */
const WHY =
  'About 4 less before the styles of the first paint stood in it: it waits for no second file. A tenth ' +
  'less with the best compression, which took 4 s of CPU after each change of the content. 0.15 less ' +
  "before the shortcut and Let's Talk worked as soon as the page shows.";

/**
 * What a new connection sends before it waits for the browser: 10 packets (RFC 6928). Pages near this limit
 * are compressed harder, so one more word can make a page smaller.
 */
export const FIRST_FLIGHT = 14.6;

const alike = { style: STYLE, script: SCRIPT, pictures: 0, why: WHY };
const page = (html: number): PageCost => ({ html, ...alike, requests: 3 });
const withProof = (html: number): PageCost => ({
  ...page(html),
  why: '0.3 less before it showed work that was ordered as it, and a picture of that; 0.1 before it said that sessions are booked online.',
});

/** With the picture of its largest paint, in the light theme. */
const withPicture = (cost: PageCost, pictures = 9.9): PageCost => ({
  ...cost,
  pictures,
  requests: 4,
  why: `${cost.why} No picture before it was loaded at once: a slow phone showed it 0.4 s later.`,
});

/**
 * The limit of each public page, measured by `page-costs.spec.ts`. A page below four fifths gets a lower
 * limit; a raised limit gets its `why`.
 */
export const pageCosts: Record<string, PageCost> = {
  '/': page(FIRST_FLIGHT),
  '/services': page(FIRST_FLIGHT),
  '/about': page(12.3),
  '/contact': page(12),
  '/portfolio': withPicture(page(12.1)),
  '/PolarisNet': page(11.7),
  '/portfolio/entity-match': withPicture(
    {
      ...page(21.1),
      why: '1.3 less before its hero showed a result, its script named every wrong line, and its end linked to the service.',
    },
    11.2,
  ),
  '/portfolio/quickreports': withPicture(page(12.6)),
  '/portfolio/bbdw-connect': withPicture(page(13)),
  '/portfolio/reporting-samples': {
    ...page(27),
    why: '0.3 less before its end linked to the service that sells it.',
  },
  '/portfolio/mqe-mentorship': withPicture({
    ...page(12.9),
    why: '0.2 less before its end linked to the service that sells it.',
  }),
  '/portfolio/explainer-videos': page(9.7),
  '/portfolio/resume': page(13.7),
  '/portfolio/music': page(12),
  '/portfolio/cases/museum-reports': withPicture(page(11.7)),
  '/portfolio/cases/hospital-guest-lists': withPicture(page(11.6), 11.2),
  '/portfolio/cases/college-warehouse': withPicture(page(11.6), 10.2),
  '/PolarisNet/manifesto': page(14.1),
  '/PolarisNet/trust-vs-control': page(FIRST_FLIGHT),
  '/PolarisNet/polaris-net': page(FIRST_FLIGHT),
  '/PolarisNet/seed-principle': page(FIRST_FLIGHT),
  '/PolarisNet/fabric-of-society': page(FIRST_FLIGHT),
  '/PolarisNet/long-arc': page(FIRST_FLIGHT),
  '/services/1': withPicture(page(13.5)),
  '/services/2': withPicture(page(13.3)),
  '/services/3': withPicture(withProof(13.6)),
  '/services/4': withPicture(withProof(13.7), 11.2),
  '/services/5': withPicture(page(13.5)),
  '/services/6': page(13),
  '/services/7': page(12.7),
  '/services/8': withPicture(withProof(13.7)),
  '/services/9': page(12.5),
};
