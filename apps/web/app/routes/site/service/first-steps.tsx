import type { Service } from '@polaris/contracts';
import { firstWeekOf } from './first-week.ts';

interface FirstStepsProps {
  service: Service;
  /** What happens after an order. */
  afterOrder: readonly string[];
}

/** The steps of the first week. */
export function FirstSteps({ service, afterOrder }: FirstStepsProps) {
  return (
    <ol className="flex flex-col border-b border-line">
      {firstWeekOf(service, afterOrder).map((point, index) => (
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
