import { ButtonLink } from '@polaris/ui/primitives/button';
import { MessagePage } from './message-page.tsx';

export const notFoundMeta = [
  { title: 'Page not found · Polaris' },
  { name: 'robots', content: 'noindex' },
];

export function NotFoundPage() {
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
