import { PolarArcs } from '../../../ornaments/polar-arcs.tsx';

export function StudentQuote({ text, source }: { text: string; source: string }) {
  return (
    <div className="relative overflow-hidden bg-night on-night">
      <PolarArcs className="absolute top-1/2 right-0 w-[960px] max-w-none translate-x-1/2 -translate-y-1/2 text-night-line" />
      <figure className="relative mx-auto flex max-w-6xl flex-col gap-8 px-5 py-20 md:px-8 md:py-28">
        <blockquote className="max-w-3xl font-display text-headline text-balance">
          “{text}”
        </blockquote>
        <figcaption className="text-sm text-night-muted">{source}</figcaption>
      </figure>
    </div>
  );
}
