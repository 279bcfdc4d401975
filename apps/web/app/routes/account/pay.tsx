import { PayApp } from '@polaris/ui/pay';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageTitle } from '../../page/page-title.ts';

export const handle: PageHandle = { hydrate: true, mailedLink: true };

export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow' });

export const meta = () => [
  { title: pageTitle('Payment') },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Pay() {
  return (
    <main id="main" tabIndex={-1}>
      <PayApp />
    </main>
  );
}
