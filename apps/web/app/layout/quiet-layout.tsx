import { Outlet } from 'react-router';
import { legalLinks } from '../legal-pages.ts';
import { content } from '../page/content.ts';
import type { Route } from './+types/quiet-layout';
import { Logo } from './logo.tsx';
import { FailurePage } from './messages/failure-page.tsx';
import { SkipLink } from './skip-link.tsx';

export const loader = () => ({ isLegalPublished: content().legal.published });

/** The frame's data never changes on client-side navigation. */
export const shouldRevalidate = () => false;

/** The frame of a page for people who may have never seen the site: who runs it, and nothing to visit. */
export default function QuietLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <Header />
      <div className="grow">
        <Outlet />
      </div>
      <Footer isLegalPublished={loaderData.isLegalPublished} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <Header />
      <FailurePage error={error} />
    </>
  );
}

const Header = () => (
  <header className="border-b border-line print:hidden">
    <SkipLink />
    <div className="mx-auto flex h-16 max-w-4xl items-center px-5 md:px-8">
      <a href="/" className="flex min-h-11 items-center gap-2.5 rounded-sm">
        <Logo className="text-accent" />
        <span className="font-display text-2xl leading-none tracking-tight">
          {content().site.brand}
        </span>
      </a>
    </div>
  </header>
);

const link = 'inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline';

/** Legal documents that are not published have no link. */
function Footer({ isLegalPublished }: { isLegalPublished: boolean }) {
  const { mail } = content().site;
  return (
    <footer className="border-t border-line text-sm text-muted print:hidden">
      <ul className="mx-auto flex max-w-4xl flex-wrap gap-x-6 px-5 py-3 md:px-8">
        <li>
          <a href={`mailto:${mail}`} className={link}>
            {mail}
          </a>
        </li>
        {isLegalPublished &&
          legalLinks(true).map(({ label, link: target }) => (
            <li key={label}>
              <a href={target} className={link}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </footer>
  );
}
