import type { NewsletterLink, NewsletterLinkState, SiteRequest } from '@polaris/contracts';
import { data, redirect } from 'react-router';
import { newsletter } from '../../content/newsletter.ts';
import type { PageHandle } from '../page/page-handle.ts';

export const linkHandle: PageHandle = { hydrate: false, private: true };

const statuses: Record<NewsletterLinkState, number> = {
  ready: 200,
  done: 200,
  expired: 410,
  unknown: 404,
};

/** The actions of a mailed link. */
export async function readLink(link: NewsletterLink, token: string, site: SiteRequest) {
  const state = await site.data.newsletterLink(link, token);
  return data({ state }, { status: statuses[state] });
}

/** Acts, then redirects, so that a reload does not repeat it. */
export async function followLink(link: NewsletterLink, token: string, site: SiteRequest) {
  await site.data.followNewsletterLink(link, token);
  return redirect(`${newsletter.path}/${link}/${encodeURIComponent(token)}`, 303);
}

/**
 * The address is a secret. Not `no-referrer`: with it, browsers send `Origin: null` with the form, like
 * another site.
 */
export const linkHeaders = () => ({
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
});

export const linkMeta = (link: NewsletterLink, state: NewsletterLinkState = 'unknown') => [
  { title: `${newsletter[link][state].title} · Polaris` },
  { name: 'robots', content: 'noindex' },
];
