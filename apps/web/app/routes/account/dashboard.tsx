import { lazy } from 'react';
import type { PageHandle } from '../../page-handle.ts';
import { AccountPage } from './account-page.tsx';

export const handle: PageHandle = { hydrate: true };

export const meta = () => [
  { title: 'Dashboard · Polaris' },
  { name: 'robots', content: 'noindex' },
];

const DashboardApp = lazy(async () => ({
  default: (await import('@polaris/ui/account')).DashboardApp,
}));

export default function Dashboard() {
  return <AccountPage app={DashboardApp} loadingText="Loading your dashboard..." />;
}
