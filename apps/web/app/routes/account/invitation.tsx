import { InvitationScreen } from '@polaris/ui/invitation';
import { content } from '../../page/content.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageTitle } from '../../page/page-title.ts';

export const handle: PageHandle = { hydrate: true, mailedLink: true };

export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow' });

export const meta = () => [
  { title: pageTitle('Your invitation') },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Invitation() {
  return (
    <main id="main" tabIndex={-1}>
      <InvitationScreen
        inviter={content().site.owner}
        onAccepted={() => location.assign('/dashboard')}
      />
    </main>
  );
}
