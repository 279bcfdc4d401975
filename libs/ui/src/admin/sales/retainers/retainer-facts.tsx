import { type RetainerRecord, dollars } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { longDay } from '../../shared/record/format.ts';

/** What was accepted. */
export function RetainerFacts({ retainer }: { retainer: RetainerRecord }) {
  const { serviceName, lines, sessions, startsOn, endsOn, taxMode } = retainer;
  return (
    <section aria-labelledby="accepted-title" className="min-w-0">
      <h2 id="accepted-title" className="mb-2 text-base font-semibold">
        Each month
      </h2>
      <ul className="mb-4 border-t border-line">
        {lines.map(({ text, quantity, unitPrice, taxRate }, index) => (
          // Two lines may have the same text.
          <li
            key={index}
            className="flex justify-between gap-4 border-b border-line py-2 text-sm leading-6"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <span className="text-right whitespace-nowrap tabular-nums">
              {quantity === 1 ? '' : `${quantity} × `}
              {dollars(unitPrice)}
              {taxRate > 0 && (
                <span className="block text-muted">
                  {taxMode === 'added' ? '+' : 'with'} {taxRate}% tax
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm leading-6">
        <Fact label="Service">{serviceName}</Fact>
        {sessions > 0 && <Fact label="Sessions">{sessions} a month</Fact>}
        <Fact label="First invoice">{longDay(startsOn)}</Fact>
        <Fact label="Last day">{endsOn ? longDay(endsOn) : 'Until one side ends it'}</Fact>
      </dl>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);
