import { Star } from '@polaris/ui/primitives/star';
import { content } from '../../page/content.ts';
import { essayDate } from './essay-paths.ts';
import type { EssayFacts } from './written-essays.tsx';

/** The signature and dates of an essay. */
export function EssayDates({ facts: { date, revised } }: { facts: EssayFacts }) {
  const { owner, place } = content().site;
  return (
    <footer className="flex flex-col items-center gap-4 pt-14 pb-16 text-center text-sm text-muted">
      <Star className="size-4 text-accent" />
      <p>
        {owner}, {place.split(',')[0]}. Written <Day date={date} />
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
