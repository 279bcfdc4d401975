import { ButtonLink } from '@polaris/ui/primitives/button';
import { content } from '../../page/content.ts';
import { hasWork, nextItem } from '../../portfolio-items.ts';
import {
  type PortfolioPage,
  portfolioPath,
  portfolioTexts,
} from '../../../content/portfolio/portfolio.ts';
import type { Offer } from '../../offers/find-offer.ts';

const { next, order } = portfolioTexts;

interface PortfolioFooterProps {
  page: PortfolioPage | undefined;
  /** The service for ordering this work. */
  offer: Offer | null;
  /** The contact form with the page's topic. */
  contact: string;
}

/** Links to the service that sells this, the next piece of work, the contact page, and home. */
export function PortfolioFooter({ page, offer, contact }: PortfolioFooterProps) {
  const { site, portfolio } = content();
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto flex max-w-6xl flex-col gap-10 px-5 pt-14 pb-8 md:px-8 md:pt-20">
        {offer && <OrderedAs offer={offer} />}
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-10">
          {page && <NextPiece page={page} />}
          <div className="flex flex-col items-start gap-4">
            {hasWork() && (
              <p className={page ? 'text-muted' : 'font-display text-title'}>{portfolio.closing}</p>
            )}
            <ButtonLink href={contact} size="lg" variant="secondary">
              {portfolio.action}
            </ButtonLink>
          </div>
        </div>
        <p className="border-t border-line pt-4 text-sm text-muted">
          <a
            href="/"
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            Back to {site.brand}
          </a>
        </p>
      </div>
    </footer>
  );
}

function OrderedAs({ offer: { name, price, duration, link } }: { offer: Offer }) {
  return (
    <section
      aria-labelledby="ordered-as"
      className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-b border-line pb-10"
    >
      <div className="flex min-w-0 flex-col gap-3 wrap-anywhere">
        <h2 id="ordered-as" className="text-sm font-semibold text-accent">
          {order.title}
        </h2>
        <p className="font-display text-headline">{name}</p>
        <p className="text-lead tabular-nums">
          {price}
          {duration && <span className="text-muted">. {duration}</span>}
        </p>
      </div>
      <ButtonLink href={link} size="lg">
        {order.action}
      </ButtonLink>
    </section>
  );
}

function NextPiece({ page }: { page: PortfolioPage }) {
  const item = nextItem(page);
  if (!item) return null;
  return (
    <nav aria-label={next} className="flex max-w-xl flex-col gap-3">
      <p className="text-sm font-semibold text-accent">{next}</p>
      <a
        href={portfolioPath(item.page)}
        className="group inline-flex items-baseline gap-3 rounded-sm font-display text-headline"
      >
        <span className="decoration-1 underline-offset-8 group-hover:underline">{item.title}</span>
        <span
          aria-hidden="true"
          className="text-title text-accent transition-transform group-hover:translate-x-1"
        >
          →
        </span>
      </a>
      <p className="text-muted">{item.description}</p>
    </nav>
  );
}
