import { ButtonLink } from '@polaris/ui/primitives/button';
import { MessagePage } from '../../layout/messages/message-page.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageTitle } from '../../page/page-title.ts';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [{ title: pageTitle('Offline') }, { name: 'robots', content: 'noindex' }];

/** Cached by the service worker for when a page cannot be fetched. */
export default function Offline() {
  return (
    <MessagePage
      code="Offline"
      lead="No star in sight."
      text="Your device has no connection right now. The page will be here when it’s back."
    >
      <ButtonLink href="" size="lg">
        Try again
      </ButtonLink>
    </MessagePage>
  );
}
