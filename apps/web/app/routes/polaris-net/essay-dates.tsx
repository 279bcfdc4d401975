import { Star } from '@polaris/ui/primitives/star';
import { site } from '../../../content/site.ts';
import type { EssayFacts } from '../../../tools/essays/essay-source.ts';
import { longDate } from './essay-paths.ts';

/** Signed and dated, as a letter is. */
export function EssayDates({ facts: { date, revised } }: { facts: EssayFacts }) {
  return (
    <footer className="flex flex-col items-center gap-4 pt-14 pb-16 text-center text-sm text-muted">
      <Star className="size-4 text-accent" />
      <p>
        {site.owner}, West Hollywood. Written <time dateTime={date}>{longDate(date)}</time>
        {revised && (
          <>
            , revised <time dateTime={revised}>{longDate(revised)}</time>
          </>
        )}
        .
      </p>
    </footer>
  );
}
