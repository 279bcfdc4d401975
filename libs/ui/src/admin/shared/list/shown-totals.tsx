import { dollars } from '@polaris/contracts';
import { sumOf } from '../payment/sum-of.ts';

interface ShownTotalsProps {
  /** The total amounts of the shown records, by label. */
  amounts: Record<string, readonly number[]>;
  /** Whether there are records that are not loaded. */
  isPart: boolean;
}

/** The totals of the shown records. */
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
