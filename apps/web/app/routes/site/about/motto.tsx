import { Star } from '@polaris/ui/primitives/star';
import { content } from '../../../page/content.ts';
import { PolarArcs } from '../../../ornaments/polar-arcs.tsx';

/** The brand name and motto. */
export function Motto() {
  const { motto } = content().about;
  if (!motto.text) return null;
  return (
    <div className="relative overflow-hidden bg-night on-night">
      <PolarArcs className="absolute top-1/2 right-0 w-[960px] max-w-none translate-x-1/2 -translate-y-1/2 text-night-line" />
      <figure className="relative mx-auto flex max-w-6xl flex-col gap-8 px-5 py-20 md:px-8 md:py-32">
        <Star className="size-8 text-night-accent" />
        <blockquote className="max-w-3xl font-display text-headline text-balance">
          {motto.text}
        </blockquote>
        <figcaption className="text-sm text-night-muted">{motto.source}</figcaption>
      </figure>
    </div>
  );
}
