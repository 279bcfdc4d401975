import { InvitationScreen } from '@polaris/ui/invitation';
import { site } from '../../../content/site.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import type { Route } from './+types/invitation';

export const handle: PageHandle = { hydrate: true, private: true, alike: true };

/** The address is a secret: no referrer, no indexing. */
export const headers = () => ({
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
});

export const meta = () => [
  { title: 'Your invitation · Polaris' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Invitation({ params }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <InvitationScreen
        token={params.token}
        inviter={site.owner}
        onAccepted={() => location.assign('/dashboard')}
      />
    </main>
  );
}
