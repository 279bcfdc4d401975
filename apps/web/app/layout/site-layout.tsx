import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/site-layout';
import { FailurePage } from './failure-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { type ProfileLinks, noProfileLinks, profileLinks } from './profile-links.ts';

/** A footer without its links is better than a page without its words. */
export function loader({ context }: Route.LoaderArgs): Promise<ProfileLinks> {
  const { assets } = context.get(siteContext).data;
  return assets().then(profileLinks, () => noProfileLinks);
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame links={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** A page that could not be made leaves the way to every other one. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame links={loaderData ?? noProfileLinks}>
      <FailurePage error={error} />
    </Frame>
  );
}

function Frame({ links, children }: { links: ProfileLinks; children: ReactNode }) {
  return (
    <>
      <Header />
      {children}
      <Footer links={links} />
    </>
  );
}
