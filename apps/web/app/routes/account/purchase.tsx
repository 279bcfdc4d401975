import { useParams } from 'react-router';
import { content } from '../../page/content.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { PurchaseApp } from './account-apps.client.ts';
import { AccountPage } from './account-page.tsx';
import { pageTitle } from '../../page/page-title.ts';

/** Rendered once for all purchases: only the page's script knows which one it is. */
export const handle: PageHandle = { hydrate: true, paths: ['/dashboard/purchases/:id'] };

export const meta = () => [
  { title: pageTitle('Your purchase') },
  { name: 'robots', content: 'noindex' },
];

export default function PurchasePage() {
  const id = Number(useParams().id);
  const { replyTime, owner } = content().site;
  return (
    <AccountPage loadingText="Loading your purchase...">
      {() => <PurchaseApp key={id} id={id} replyTime={replyTime} ownerName={owner} />}
    </AccountPage>
  );
}
