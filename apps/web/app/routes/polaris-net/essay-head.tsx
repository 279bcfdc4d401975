import { Byline } from '../../layout/person/byline.tsx';
import { Dot } from './dot.tsx';
import { essayDate, partLabel } from './essay-paths.ts';
import type { EssayFacts } from './essays.ts';

export function EssayHead({ facts }: { facts: EssayFacts }) {
  const { title, description, date, minutes } = facts;
  return (
    <header className="flex flex-col gap-6 pt-14 pb-10 md:pt-24 md:pb-14 print:pt-0 print:pb-8">
      <p className="series-caps text-accent">{partLabel(facts)}</p>
      <h1 className="font-display text-hero [word-spacing:0.06em]">{title}</h1>
      <p className="max-w-2xl font-display text-[1.375rem] leading-[1.4] text-muted italic md:text-2xl md:leading-[1.4]">
        {description}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <time dateTime={date}>{essayDate(date)}</time>
        <Dot />
        <span>{minutes} min read</span>
      </p>
      <Byline className="border-y border-line py-1" />
    </header>
  );
}
