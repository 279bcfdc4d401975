import type { PageHandle } from '../../page/page-handle.ts';
import { ProfileApp } from './account-apps.client.ts';
import { AccountPage } from './account-page.tsx';
import { pageTitle } from '../../page/page-title.ts';

export const handle: PageHandle = { hydrate: true };

export const meta = () => [
  { title: pageTitle('Your profile') },
  { name: 'robots', content: 'noindex' },
];

export default function Profile() {
  return <AccountPage loadingText="Loading your profile...">{() => <ProfileApp />}</AccountPage>;
}
