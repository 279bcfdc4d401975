import { Outlet } from 'react-router';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/site-layout';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { type ProfileLinks, noProfileLinks, profileLinks } from './profile-links.ts';
import { SkipLink } from './skip-link.tsx';

/** A footer without its links is better than a page without its words. */
export function loader({ context }: Route.LoaderArgs): Promise<ProfileLinks> {
  const { assets } = context.get(siteContext).data;
  return assets().then(profileLinks, () => noProfileLinks);
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <Header />
      <Outlet />
      <Footer links={loaderData} />
    </>
  );
}
