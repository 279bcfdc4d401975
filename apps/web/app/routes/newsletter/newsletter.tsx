import { withData } from '@polaris/contracts/browser-names';
import { newsletterTexts } from '../../../content/newsletter.ts';
import { series } from '../../../content/series.ts';
import { content } from '../../page/content.ts';
import { PageIntro } from '../../layout/page-intro.tsx';
import { NewsletterForm } from '../../newsletter/newsletter-form.tsx';
import { receiveSignUp } from '../../newsletter/receive-sign-up.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { flag } from '../../page/query-params.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/newsletter';
import { pageTitle } from '../../page/page-title.ts';

export const handle: PageHandle = { hydrate: false, query: { sent: flag } };

export const loader = ({ request }: Route.LoaderArgs) => ({
  sent: new URL(request.url).searchParams.has('sent'),
});

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveSignUp(request, context.get(siteContext));

/** Retry-After, if the form's limit sets it. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = () => [
  { title: pageTitle(content().newsletter.title) },
  { name: 'robots', content: 'noindex' },
];

/** The form's action on every page. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead } = content().newsletter;
  const { sent, path } = newsletterTexts;
  const isSent = loaderData.sent && !actionData;
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PageIntro
        eyebrow={series.name}
        title={isSent ? sent.title : title}
        lead={isSent ? sent.text : lead}
        back={{ label: 'All essays', link: series.path }}
      />
      {!isSent && (
        <div className="mx-auto max-w-6xl px-5 py-12 md:px-8">
          <div className="max-w-xl">
            <NewsletterForm {...actionData} source={actionData?.source ?? path} />
          </div>
        </div>
      )}
    </main>
  );
}
