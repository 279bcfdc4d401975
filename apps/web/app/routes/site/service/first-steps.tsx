import { service as words } from '../../../../content/services.ts';

/** The first steps, the same for every service. */
export function FirstSteps() {
  return (
    <ol className="flex flex-col border-b border-line">
      {words.steps.points.map((point, index) => (
        <li
          key={point}
          className="flex gap-5 border-t border-line py-4 text-[0.9375rem] text-pretty"
        >
          <span aria-hidden="true" className="font-display text-xl leading-6 text-accent">
            {index + 1}
          </span>
          {point}
        </li>
      ))}
    </ol>
  );
}
