import { Star } from '@polaris/ui/primitives/star';

interface PhasesProps {
  phases: readonly { weeks: string; name: string; text: string }[];
}

/** Ten weeks on one line, with a star at the start of each phase. */
export function Phases({ phases }: PhasesProps) {
  return (
    <ol className="grid gap-x-8 md:grid-cols-3">
      {phases.map(({ weeks, name, text }) => (
        <li
          key={weeks}
          className="relative flex flex-col gap-3 border-l border-line-strong pb-10 pl-8 last:pb-0 md:border-t md:border-l-0 md:pt-8 md:pb-0 md:pl-0"
        >
          <Star className="absolute -top-0.5 -left-[0.5625rem] size-[1.125rem] bg-surface text-accent md:-top-[0.5625rem] md:left-0 md:pr-0" />
          <p className="text-sm font-semibold text-accent">{weeks}</p>
          <h3 className="font-display text-title">{name}</h3>
          <p className="max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
