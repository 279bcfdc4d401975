import { type Earned, dollars } from '@polaris/contracts';
import { ListSection } from '../../shared/list/list-section.tsx';
import { netOf } from '../../shared/payment/net-of.ts';
import { sumOf } from '../../shared/payment/sum-of.ts';

interface EarnedTableProps {
  id: string;
  title: string;
  /** The label for unknown values. */
  unknown: string;
  earned: Earned[];
}

/** Income by service or source, with its share as a bar. */
export function EarnedTable({ id, title, unknown, earned }: EarnedTableProps) {
  const most = Math.max(...earned.map(netOf), 0);
  return (
    <ListSection id={id} title={title}>
      <ul>
        {earned.map((each) => (
          <li key={each.name ?? ''} className="border-b border-line py-3 text-sm leading-6">
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{each.name ?? unknown}</span>
              <span className="tabular-nums">{dollars(netOf(each))}</span>
            </p>
            <Share of={netOf(each)} most={most} />
          </li>
        ))}
        {earned.length > 1 && (
          <TotalEntry>{dollars(sumOf(earned.map((each) => netOf(each))))}</TotalEntry>
        )}
      </ul>
    </ListSection>
  );
}

/** The last entry of a list of amounts. */
export const TotalEntry = ({ children }: { children: string }) => (
  <li className="flex justify-between gap-4 py-3 text-sm leading-6 font-semibold">
    Total <span className="tabular-nums">{children}</span>
  </li>
);

/** A share of the most, as a bar. */
export function Share({ of, most }: { of: number; most: number }) {
  const percent = most > 0 ? Math.max(0, (of / most) * 100) : 0;
  return (
    <span aria-hidden="true" className="mt-1 block h-1 bg-sunken">
      <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
    </span>
  );
}
