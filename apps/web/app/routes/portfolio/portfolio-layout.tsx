import { withData } from '@polaris/contracts/browser-names';
import { Outlet } from 'react-router';
import { content } from '../../page/content.ts';
import { topicLink } from '../../contact-form/topics.ts';
import { casePath } from '../../../content/portfolio/cases/case-study.ts';
import { caseStudies, portfolioItems } from '../../portfolio-items.ts';
import { portfolioPath, portfolioTexts } from '../../../content/portfolio/portfolio.ts';
import { type LinePrice, PersonBar } from '../../layout/person/person-line.tsx';
import { readStartingPrice } from '../../layout/person/starting-price.ts';
import { SkipLink } from '../../layout/skip-link.tsx';
import { ThemeSwitch } from '../../layout/header/theme-switch.tsx';
import type { LayoutHandle } from '../../page/page-handle.ts';
import { type Offer, findOffer } from '../../offers/find-offer.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/portfolio-layout';
import styles from './portfolio.css?inline';
import { PortfolioFooter } from './portfolio-footer.tsx';
import { Logo } from '../../layout/logo.tsx';

export const handle: LayoutHandle = { styles };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = context.get(siteContext);
  const path = new URL(request.url).pathname.toLowerCase();
  const item = portfolioItems().find(({ page }) => path === portfolioPath(page));
  const study = caseStudies().find((one) => path === casePath(one));
  const isIndex = path === portfolioTexts.path;
  return {
    isIndex,
    page: item?.page,
    offer: await findOffer(data, (item ?? study)?.service || null),
    startingPrice: isIndex ? await readStartingPrice(data) : undefined,
    contact: topicLink(item?.page ?? study?.slug),
  };
}

/** The portfolio's own frame, in place of the common header and footer. */
export default function PortfolioLayout({ loaderData }: Route.ComponentProps) {
  const { isIndex, page, offer, startingPrice, contact } = loaderData;
  return (
    <>
      <TopBar isIndex={isIndex} />
      <PersonBar price={priceOf(offer, startingPrice)} contact={contact} />
      <Outlet />
      <PortfolioFooter page={page} offer={offer} contact={contact} />
    </>
  );
}

/** The price of the work on the page; on the index, the lowest one. */
function priceOf(offer: Offer | null, startingPrice: string | undefined): LinePrice | undefined {
  if (offer) return { label: `${offer.name}: ${offer.price}`, link: offer.link };
  return startingPrice ? { label: startingPrice, link: '/services' } : undefined;
}

function TopBar({ isIndex }: { isIndex: boolean }) {
  const { brand } = content().site;
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface print:hidden">
      <SkipLink />
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-5 md:gap-6 md:px-8">
        <a
          href="/"
          aria-label={`${brand}, home`}
          {...withData('tooltip', `${brand}, home`)}
          className="flex min-h-11 min-w-9 items-center gap-2.5 rounded-sm"
        >
          <Logo className="text-accent" />
          <span className="relative top-0.5 hidden font-display text-2xl leading-none tracking-tight sm:inline">
            {brand}
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
      href={portfolioTexts.path}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm text-[0.9375rem] text-muted hover:text-ink"
    >
      <span aria-hidden="true">←</span> {portfolioTexts.back}
    </a>
  );
}
