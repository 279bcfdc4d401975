import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/site-layout';
import { pagePart } from '../islands/page-part.tsx';
import { FailurePage } from './failure-page.tsx';
import { Footer, SlimFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { isAdminPath } from './is-admin-path.ts';
import { PersonBar } from './person/person-line.tsx';
import { readStartingPrice } from './person/starting-price.ts';
import { type ProfileLinks, noProfileLinks, profileLinks } from './profile-links.ts';

/** A footer without its links is better than a page without its words. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = context.get(siteContext);
  const links = data.assets().then(profileLinks, () => noProfileLinks);
  return { links: await links, price: await readStartingPrice(data) };
}

/** Once a page is there, its frame is: going on in it asks the server for nothing. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData: { links, price } }: Route.ComponentProps) {
  return (
    <Frame links={links}>
      <ServicesBar price={price} />
      <Outlet />
    </Frame>
  );
}

/** A page that could not be made leaves the way to every other one. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame links={loaderData?.links ?? noProfileLinks}>
      <FailurePage error={error} />
    </Frame>
  );
}

const PersonPart = pagePart('person', PersonBar);

/** The pages about services say what they cost, and the bar who is behind them. */
function ServicesBar({ price }: { price: string }) {
  const { pathname } = useLocation();
  return /^\/services(\/|$)/.test(pathname) && <PersonPart price={price} />;
}

const SiteFooter = pagePart('footer', Footer);

const SiteSlimFooter = pagePart('slim-footer', SlimFooter);

function Frame({ links, children }: { links: ProfileLinks; children: ReactNode }) {
  const { pathname } = useLocation();
  const PageFooter = isAdminPath(pathname) ? SiteSlimFooter : SiteFooter;
  return (
    <>
      <Header />
      {children}
      {/* oxlint-disable-next-line react/purity -- the year of the day it is shown */}
      <PageFooter links={links} year={new Date().getUTCFullYear()} />
    </>
  );
}
