import { content } from '../../../page/content.ts';

export function Competencies() {
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {content().resume.competencies.map(({ name, points }) => (
        <div key={name} className="flex flex-col gap-3 border-t border-line py-6">
          <dt className="font-display text-2xl leading-tight">{name}</dt>
          {points.map((point) => (
            <dd key={point} className="text-muted">
              {point}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
