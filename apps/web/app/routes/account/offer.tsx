import { OfferApp } from '@polaris/ui/offer';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageTitle } from '../../page/page-title.ts';

export const handle: PageHandle = { hydrate: true, mailedLink: true };

export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow' });

export const meta = () => [
  { title: pageTitle('Offer') },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Offer() {
  return (
    <main id="main" tabIndex={-1}>
      <OfferApp />
    </main>
  );
}
