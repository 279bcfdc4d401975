import { dollars } from '@polaris/contracts';
import { sumOf } from '../payment/sum-of.ts';

interface ShownTotalsProps {
  /** The amounts of the shown records, by what they are. */
  amounts: Record<string, readonly number[]>;
  /** Whether there are records that are not loaded. */
  isPart: boolean;
}

/** What the shown records add up to. */
export function ShownTotals({ amounts, isPart }: ShownTotalsProps) {
  const count = Object.values(amounts)[0]?.length ?? 0;
  return (
    <>
      {Object.entries(amounts).map(([label, each]) => (
        <span key={label}>
          {label} <strong className="font-semibold text-ink">{dollars(sumOf(each))}</strong>
        </span>
      ))}
      {isPart && <span>of the first {count.toLocaleString('en-US')}</span>}
    </>
  );
}
