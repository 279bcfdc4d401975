import { type SiteData, addedTax, isPurchasable, providerRefusal } from '@polaris/contracts';
import { LoginScreen } from '@polaris/ui/sign-in';
import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../page/page-handle.ts';
import { orderedService } from '../../purchase/order-step-address.ts';
import type { QueryParam } from '../../page/query-params.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/login';
import { pageTitle } from '../../page/page-title.ts';

/** The order of an existing service, from its address. */
const orderAddress: QueryParam = async (address, hasService) => {
  const id = orderedService(address);
  return id !== undefined && (await hasService(id)) ? address : undefined;
};

/** Any other `returnTo` is used in the browser only, so the cached page does not depend on it. */
export const handle: PageHandle = {
  hydrate: true,
  query: { refused: providerRefusal, returnTo: orderAddress },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const id = orderedService(searchParams.get('returnTo'));
  return { order: id === undefined ? null : await readOrder(context.get(siteContext).data, id) };
}

/** Sign-in works even if the service cannot be read. */
async function readOrder(data: SiteData, id: number) {
  const service = await data.service(id).catch(() => null);
  if (!service || !isPurchasable(service)) return null;
  const { name, price } = service;
  const rule = await data.taxRule().catch(() => null);
  return { name, price, tax: rule ? addedTax(price, rule) : 0 };
}

export const meta = () => [{ title: pageTitle('Sign in') }, { name: 'robots', content: 'noindex' }];

export default function Login({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <main id="main" tabIndex={-1}>
      <LoginScreen
        returnTo={search.get('returnTo')}
        refused={search.get('refused')}
        order={loaderData.order}
      />
    </main>
  );
}
