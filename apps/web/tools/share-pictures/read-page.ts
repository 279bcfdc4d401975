import type { SiteModule, SiteRequest } from '@polaris/contracts';
import { parse } from 'node-html-parser';
import type { CardWords } from './draw-picture.ts';

/** Only its path is used: where people find the site is not known while it is built. */
const PUBLIC_URL = 'http://polaris';

const noForms = () => Promise.reject(new Error('Nobody writes while the site is built'));

/** The site before anything is in its catalog: what pages say of themselves is there without it. */
const emptySite: SiteRequest = {
  data: {
    landingServices: () => Promise.resolve([]),
    services: () => Promise.resolve([]),
    service: () => Promise.resolve(null),
    addsSalesTax: () => Promise.resolve(false),
    assets: () => Promise.resolve([]),
    submitContact: noForms,
    testimonials: () => Promise.resolve([]),
    testimonialBehind: noForms,
    submitTestimonial: noForms,
    subscribe: noForms,
    newsletterLink: () => Promise.resolve('unknown'),
    followNewsletterLink: () => Promise.resolve('unknown'),
  },
  visitor: { address: '' },
  report: (error) => console.error(error),
  takesCards: false,
  nonce: '',
  publicUrl: PUBLIC_URL,
};

export interface PageCard {
  /** Where the page says that its picture is. */
  picturePath: string;
  words: CardWords;
}

/** What a page's picture has to say, from what the page says of itself. */
export async function readPage(path: string, { renderSite }: SiteModule): Promise<PageCard> {
  const answer = await renderSite(new Request(PUBLIC_URL + path), emptySite);
  const page = parse(await answer.text());
  const read = (property: string): string => {
    const content = page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    if (!content) throw new Error(`${path} has no ${property}: is it made with pageMeta?`);
    return content;
  };
  const headline = read('og:image:alt');
  return {
    picturePath: new URL(read('og:image')).pathname,
    words: { headline, eyebrow: besides(headline, read('og:title')) },
  };
}

/** What the title says beyond the headline. */
const besides = (headline: string, title: string): string =>
  title
    .split(' · ')
    .filter((part) => part !== headline)
    .join(' · ');
