import type { Service } from '@polaris/contracts';
import { serviceTexts } from '../../../../content/service-texts.ts';

const facts = ['situation', 'duration', 'availability'] as const;

export const hasFacts = (service: Service): boolean =>
  facts.some((field) => isFilled(service[field]));

export const isFilled = (text: string | null): text is string => (text ?? '').trim() !== '';

/** When to choose the service, its duration, and the next start. */
export function ServiceFacts({ service }: { service: Service }) {
  const filled = facts.filter((field) => isFilled(service[field]));
  return (
    <dl className="flex flex-col border-b border-line">
      {filled.map((field) => (
        <div key={field} className="flex flex-col gap-1 border-t border-line py-4">
          <dt className="text-sm font-semibold text-accent">{serviceTexts.facts[field]}</dt>
          <dd className="text-pretty wrap-anywhere">{service[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
