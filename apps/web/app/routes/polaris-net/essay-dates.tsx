import { Star } from '@polaris/ui/primitives/star';
import { site } from '../../../content/site.ts';
import { essayDate } from './essay-paths.ts';
import type { EssayFacts } from './essays.ts';

const [town] = site.place.split(',');

/** The signature and dates of an essay. */
export function EssayDates({ facts: { date, revised } }: { facts: EssayFacts }) {
  return (
    <footer className="flex flex-col items-center gap-4 pt-14 pb-16 text-center text-sm text-muted">
      <Star className="size-4 text-accent" />
      <p>
        {site.owner}, {town}. Written <Day date={date} />
        {revised && (
          <>
            , revised <Day date={revised} />
          </>
        )}
        .
      </p>
    </footer>
  );
}

function Day({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {essayDate(date)}
    </time>
  );
}
