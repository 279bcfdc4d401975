import { lazy } from 'react';
import type { PageHandle } from '../../page-handle.ts';
import { AccountPage } from './account-page.tsx';

export const handle: PageHandle = { hydrate: true };

export const meta = () => [
  { title: 'Your profile · Polaris' },
  { name: 'robots', content: 'noindex' },
];

const ProfileApp = lazy(async () => ({
  default: (await import('@polaris/ui/account')).ProfileApp,
}));

export default function Profile() {
  return <AccountPage app={ProfileApp} loadingText="Loading your profile..." />;
}
