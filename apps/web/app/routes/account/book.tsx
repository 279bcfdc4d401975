import { useLocation, useSearchParams } from 'react-router';
import type { PageHandle } from '../../page/page-handle.ts';
import { BookingApp } from './account-apps.client.ts';
import { AccountPage } from './account-page.tsx';
import { pageTitle } from '../../page/page-title.ts';

/** Rendered once for all purchases: only the browser knows which one it is. */
export const handle: PageHandle = { hydrate: true, paths: ['/dashboard/book/:id'] };

export const meta = () => [
  { title: pageTitle('Book a session') },
  { name: 'robots', content: 'noindex' },
];

export default function Book() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const moving = search.get('move');
  return (
    <AccountPage loadingText="Loading free times...">
      {() => (
        <BookingApp
          booking={{
            purchaseId: Number(pathname.split('/').at(-1)),
            moving: moving && /^[1-9]\d{0,8}$/.test(moving) ? Number(moving) : null,
          }}
        />
      )}
    </AccountPage>
  );
}
