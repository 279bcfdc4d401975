import { withData } from '@polaris/contracts/browser-names';
import { type LandingService, interestIn, priceLabel } from '@polaris/contracts';
import { Star } from '@polaris/ui/primitives/star';
import clsx from 'clsx';
import { content } from '../../../page/content.ts';
import { UnbrokenHyphens } from '../../../layout/unbroken-hyphens.tsx';

/** The whole card is a link; without scripts it opens the page with a prefilled form. */
export function LandingServiceCard({ service }: { service: LandingService }) {
  const { highlighted, highlight } = content().landing.offer;
  const isHighlighted = service.name === highlighted;
  return (
    <li
      className={clsx(
        'group relative flex min-w-0 flex-col gap-4 border-b px-6 pt-8 pb-7 wrap-anywhere transition-colors lg:border-b-0 lg:border-l lg:first:border-l-0',
        isHighlighted
          ? 'border-night-raised bg-night-raised on-night before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-night-accent'
          : 'border-line hover:bg-raised md:odd:border-r lg:odd:border-r-0',
      )}
    >
      <p
        className={clsx(
          'min-h-6 items-center gap-2 text-sm font-semibold text-night-accent',
          isHighlighted ? 'flex' : 'hidden lg:flex',
        )}
      >
        {isHighlighted && (
          <>
            <Star className="size-3.5" />
            {highlight}
          </>
        )}
      </p>
      <h3 className="font-display text-title">
        <a
          href={`/?service=${service.id}#lets-connect`}
          {...withData('interest', interestIn(service))}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
        >
          <UnbrokenHyphens text={service.name} />
        </a>
      </h3>
      <p
        className={clsx(
          'grow whitespace-pre-line',
          isHighlighted ? 'text-night-muted' : 'text-muted',
        )}
      >
        {service.description}
      </p>
      <p className="flex items-baseline-last justify-between gap-4 pt-4">
        <span className="min-w-0 font-display text-title tabular-nums lg:text-[1.75rem]">
          {priceLabel(service)}
        </span>
        <span
          aria-hidden="true"
          className={clsx(
            'transition-transform group-hover:translate-x-1',
            isHighlighted ? 'text-night-accent' : 'text-accent',
          )}
        >
          →
        </span>
      </p>
    </li>
  );
}
