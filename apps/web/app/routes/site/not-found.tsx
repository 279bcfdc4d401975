import { ButtonLink } from '@polaris/ui/primitives/button';
import { data } from 'react-router';
import { MessagePage } from '../../layout/message-page.tsx';
import type { PageHandle } from '../../page-handle.ts';

export const handle: PageHandle = { hydrate: false };

export const loader = () => data(null, { status: 404 });

export const meta = () => [
  { title: 'Page not found · Polaris' },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return (
    <MessagePage
      code="404"
      lead="Oh... bummer."
      title="Something went wrong."
      text="The page you're looking for doesn't exist, or maybe it wandered off to get coffee."
    >
      <ButtonLink href="/" size="lg">
        Take Me Home
      </ButtonLink>
    </MessagePage>
  );
}
