import { content } from '../../page/content.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { DashboardApp } from './account-apps.client.ts';
import { AccountPage } from './account-page.tsx';
import { pageTitle } from '../../page/page-title.ts';

export const handle: PageHandle = { hydrate: true };

export const meta = () => [
  { title: pageTitle('Dashboard') },
  { name: 'robots', content: 'noindex' },
];

export default function Dashboard() {
  return (
    <AccountPage loadingText="Loading your dashboard...">
      {() => <DashboardApp replyTime={content().site.replyTime} ownerName={content().site.owner} />}
    </AccountPage>
  );
}
