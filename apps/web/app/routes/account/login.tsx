import { providerRefusal } from '@polaris/contracts';
import { LoginScreen } from '@polaris/ui/sign-in';
import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../page-handle.ts';

/** `returnTo` is used in the browser only, so the cached page does not depend on it. */
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
