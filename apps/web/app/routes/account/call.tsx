import { idParam } from '@polaris/contracts';
import { useSearchParams } from 'react-router';
import { storedAttribution } from '../../contact-form/stored-attribution.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { FreeCallApp } from './account-apps.client.ts';
import { AccountPage } from './account-page.tsx';
import { pageTitle } from '../../page/page-title.ts';

/** Rendered once for all services and links: only the browser knows which one it is. */
export const handle: PageHandle = { hydrate: true };

export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow' });

export const meta = () => [
  { title: pageTitle('Free call') },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Call() {
  const [search] = useSearchParams();
  const service = idParam.safeParse(search.get('service'));
  return (
    <AccountPage loadingText="Loading free times...">
      {() => (
        <FreeCallApp
          serviceId={service.success ? service.data : null}
          arrival={storedAttribution}
        />
      )}
    </AccountPage>
  );
}
