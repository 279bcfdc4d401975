import type { NewsletterLink, NewsletterLinkState, SiteRequest } from '@polaris/contracts';
import { data, redirect } from 'react-router';
import { newsletterTexts as newsletter } from '../../content/newsletter.ts';
import type { PageHandle } from '../page/page-handle.ts';
import { flag } from '../page/query-params.ts';
import { pageTitle } from '../page/page-title.ts';

export const linkHandle: PageHandle = {
  hydrate: false,
  query: { done: flag },
  mailedLink: true,
};

const statuses: Record<NewsletterLinkState, number> = {
  ready: 200,
  done: 200,
  expired: 410,
  unknown: 404,
};

/** The page is the same for everyone: the server checks the link only when it is sent. */
export const readLink = (request: Request): { state: NewsletterLinkState } => ({
  state: new URL(request.url).searchParams.has('done') ? 'done' : 'ready',
});

/** Performs the action, then redirects, so that a reload does not repeat it. */
export async function followLink(link: NewsletterLink, request: Request, site: SiteRequest) {
  const token = (await request.formData()).get('token');
  const state = await site.data.followNewsletterLink(link, typeof token === 'string' ? token : '');
  if (state === 'done') return redirect(`${newsletter.path}/${link}?done`, 303);
  return data({ state }, { status: statuses[state] });
}

export const linkHeaders = () => ({ 'X-Robots-Tag': 'noindex' });

export const linkMeta = (link: NewsletterLink, state: NewsletterLinkState = 'unknown') => [
  { title: pageTitle(newsletter[link][state].title) },
  { name: 'robots', content: 'noindex' },
];
