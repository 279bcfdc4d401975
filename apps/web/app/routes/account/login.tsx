import { providerRefusal } from '@polaris/contracts';
import { LoginScreen } from '@polaris/ui/sign-in';
import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../page-handle.ts';

/** Where to go on to is of interest in the browser alone. */
export const handle: PageHandle = { hydrate: true, query: { refused: providerRefusal } };

export const meta = () => [{ title: 'Sign in · Polaris' }, { name: 'robots', content: 'noindex' }];

export default function Login() {
  const [search] = useSearchParams();
  return (
    <main id="main" tabIndex={-1}>
      <LoginScreen returnTo={search.get('returnTo')} refused={search.get('refused')} />
    </main>
  );
}
