import { content } from '../../../page/content.ts';
import { PositionHead } from './positions.tsx';

export function Education() {
  return (
    <ul className="flex flex-col gap-10">
      {content().resume.education.map(({ name, place, years, text }) => (
        <li key={name}>
          <PositionHead role={name} place={place} years={years} />
          <p className="max-w-prose pt-4">{text}</p>
        </li>
      ))}
    </ul>
  );
}
