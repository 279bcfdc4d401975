import type { Position } from '../../../../content/resume.ts';

/** Employer, role and years, then the results. */
export function Positions({ positions }: { positions: readonly Position[] }) {
  return (
    <ol className="flex flex-col gap-12">
      {positions.map((position) => (
        <li key={position.role}>
          <PositionHead {...position} />
          {position.text && <p className="max-w-prose pt-4">{position.text}</p>}
          <ul className="flex max-w-prose flex-col gap-3 pt-4">
            {position.points.map((point) => (
              <li key={point} className="marked">
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

export function PositionHead({ role, place, years }: Pick<Position, 'role' | 'place' | 'years'>) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:items-baseline sm:justify-between">
        <h3 className="font-display text-2xl leading-tight">{role}</h3>
        <p className="shrink-0 text-sm text-muted tabular-nums">{years}</p>
      </div>
      <p className="text-muted">{place}</p>
    </div>
  );
}
