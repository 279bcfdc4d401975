import { withData } from '@polaris/contracts/browser-names';
import { Star } from '@polaris/ui/primitives/star';
import { Outlet, useLocation } from 'react-router';
import { type PortfolioPage, portfolioItems } from '../../../content/portfolio/items.ts';
import { portfolio } from '../../../content/portfolio/portfolio.ts';
import { site } from '../../../content/site.ts';
import { PersonBar } from '../../layout/person/person-line.tsx';
import { readStartingPrice } from '../../layout/person/starting-price.ts';
import { SkipLink } from '../../layout/skip-link.tsx';
import { ThemeSwitch } from '../../layout/header/theme-switch.tsx';
import type { LayoutHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/portfolio-layout';
import styles from './portfolio.css?inline';
import { PortfolioFooter } from './portfolio-footer.tsx';

export const handle: LayoutHandle = { styles };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  price: await readStartingPrice(context.get(siteContext).data),
});

const pageOf = (pathname: string): PortfolioPage | undefined =>
  portfolioItems.find(({ detailPage }) => pathname === `${portfolio.path}/${detailPage}`)
    ?.detailPage;

/** The portfolio's own frame, in place of the common header and footer. */
export default function PortfolioLayout({ loaderData: { price } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const page = pageOf(pathname.toLowerCase());
  return (
    <>
      <TopBar isIndex={pathname === portfolio.path} />
      <PersonBar price={price} />
      <Outlet />
      <PortfolioFooter page={page} />
    </>
  );
}

function TopBar({ isIndex }: { isIndex: boolean }) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface print:hidden">
      <SkipLink />
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-5 md:gap-6 md:px-8">
        <a
          href="/"
          aria-label={`${site.brand}, home`}
          {...withData('tooltip', `${site.brand}, home`)}
          className="flex min-h-11 min-w-9 items-center gap-2.5 rounded-sm"
        >
          <Star className="size-5 text-accent" />
          <span className="relative top-0.5 hidden font-display text-2xl leading-none tracking-tight sm:inline">
            {site.brand}
          </span>
        </a>
        {!isIndex && <BackLink />}
        <div className="ml-auto">
          <ThemeSwitch name="theme-portfolio" />
        </div>
      </div>
    </header>
  );
}

function BackLink() {
  return (
    <a
      href={portfolio.path}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm text-[0.9375rem] text-muted hover:text-ink"
    >
      <span aria-hidden="true">←</span> {portfolio.back}
    </a>
  );
}
