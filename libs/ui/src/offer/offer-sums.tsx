import {
  type OfferContentInput,
  type OfferSelection,
  fromCents,
  offerTotals,
  toCents,
} from '@polaris/contracts';
import { dollarsAndCents, taxSums } from './offer-texts.ts';

interface OfferSumsProps {
  content: Pick<OfferContentInput, 'lines' | 'taxMode' | 'retainer'>;
  selection: OfferSelection;
}

/** The total of what is chosen, with the tax added to it or included in it. */
export function OfferSums({ content, selection }: OfferSumsProps) {
  const { lines, taxMode, retainer } = content;
  const { total, tax } = offerTotals(content, selection);
  const label = taxMode === 'added' ? 'Sales tax' : 'Tax included';
  return (
    <dl
      aria-live="polite"
      className="ml-auto grid w-full max-w-sm break-inside-avoid grid-cols-[1fr_auto] gap-y-2"
    >
      {tax !== 0 && taxMode === 'added' && (
        <Sum label="Subtotal" amount={fromCents(toCents(total) - toCents(tax))} />
      )}
      {taxSums(lines, selection, taxMode).map(({ rate, tax: sum }) => (
        <Sum key={rate} label={`${label} (${rate}%)`} amount={sum} />
      ))}
      <dt className="border-t-2 border-accent pt-3 font-display text-xl">
        {retainer ? 'Total a month' : 'Total'}
      </dt>
      <dd className="border-t-2 border-accent pt-3 text-right font-display text-2xl tabular-nums">
        {dollarsAndCents(total)}
      </dd>
    </dl>
  );
}

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <>
    <dt className="text-sm leading-6 text-muted">{label}</dt>
    <dd className="text-right text-sm leading-6 text-muted tabular-nums">
      {dollarsAndCents(amount)}
    </dd>
  </>
);
