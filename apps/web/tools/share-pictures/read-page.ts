import type { WebBuild, SiteRequest } from '@polaris/contracts';
import { parse } from 'node-html-parser';
import { titleRest } from '../../app/page/share-picture.ts';
import type { CardText } from './draw-picture.ts';

/** A placeholder origin, as the real one is unknown at build time. */
const PUBLIC_URL = 'http://polaris';

const noForms = () => Promise.reject(new Error('Nobody writes while the site is built'));

/** An empty catalog: titles and descriptions do not depend on it. */
const emptySite: SiteRequest = {
  data: {
    landingServices: () => Promise.resolve([]),
    services: () => Promise.resolve([]),
    service: () => Promise.resolve(null),
    addsSalesTax: () => Promise.resolve(false),
    takesCalls: () => Promise.resolve(false),
    assets: () => Promise.resolve([]),
    essays: () => Promise.resolve([]),
    submitContact: noForms,
    testimonials: () => Promise.resolve([]),
    findTestimonialByToken: noForms,
    submitTestimonial: noForms,
    subscribe: noForms,
    followNewsletterLink: () => Promise.resolve('unknown'),
  },
  visitor: { address: '' },
  report: (error) => console.error(error),
  takesCards: false,
  nonce: '',
  publicUrl: PUBLIC_URL,
};

export interface PageCard {
  /** The picture's address in the page's metadata. */
  picturePath: string;
  words: CardText;
}

/** What a page's picture has to say, from what the page says of itself. */
export async function readPictureText(path: string, { renderSite }: WebBuild): Promise<PageCard> {
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
    words: { headline, eyebrow: titleRest(headline, read('og:title')) },
  };
}
