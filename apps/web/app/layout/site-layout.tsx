import { siteChanges } from '@polaris/ui/api/site/shown-site';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { content } from '../page/content.ts';
import { siteContext } from '../page/site-context.ts';
import type { Route } from './+types/site-layout';
import { FailurePage } from './messages/failure-page.tsx';
import { Footer, SlimFooter } from './footer.tsx';
import { Header } from './header/header.tsx';
import { isAdminPath } from './is-admin-path.ts';
import { type ProfileLinks, noProfileLinks, profileLinks } from './profile-links.ts';

/** If the assets cannot be read, the page is shown without the links. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = context.get(siteContext);
  const links = data.assets().then(profileLinks, () => noProfileLinks);
  return { links: await links, isLegalPublished: content().legal.published };
}

/** The frame's data never changes on client-side navigation. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

/** A failed page keeps the header and footer. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame {...(loaderData ?? unread)}>
      <FailurePage error={error} />
    </Frame>
  );
}

interface FrameProps {
  links: ProfileLinks;
  isLegalPublished: boolean;
  children: ReactNode;
}

const unread = { links: noProfileLinks, isLegalPublished: false };

function Frame({ links, isLegalPublished, children }: FrameProps) {
  const { pathname } = useLocation();
  // Header and footer follow the owner's edits without a reload.
  useSyncExternalStore(siteChanges.subscribe, siteChanges.version, siteChanges.version);
  const PageFooter = isAdminPath(pathname) ? SlimFooter : Footer;
  return (
    <>
      <Header />
      {children}
      {/* oxlint-disable-next-line react/purity -- the year of the day it is shown */}
      <PageFooter {...{ links, isLegalPublished }} year={new Date().getUTCFullYear()} />
    </>
  );
}
