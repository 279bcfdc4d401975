import type { NewsletterLinkState } from '@polaris/contracts';
import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { newsletterTexts as newsletter } from '../../content/newsletter.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { content } from '../page/content.ts';
import { MailedLinkForm } from '../mailed-links/mailed-link-form.tsx';

interface LinkPageProps {
  link: 'confirm' | 'unsubscribe';
  state: NewsletterLinkState;
}

export function LinkPage({ link, state }: LinkPageProps) {
  const { title, text } = newsletter[link][state];
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PageIntro eyebrow={content().newsletter.title} title={title} lead={text}>
        {state === 'ready' && <MailedLinkForm button={newsletter[link].ready.button} />}
        {offersForm(link, state) && (
          <ButtonLink href={newsletter.path} variant="secondary" size="lg">
            {newsletter.again}
          </ButtonLink>
        )}
      </PageIntro>
    </main>
  );
}

const offersForm = (link: LinkPageProps['link'], state: NewsletterLinkState): boolean =>
  link === 'confirm' ? state === 'expired' || state === 'unknown' : state === 'done';
