import { type Money, dollars } from '@polaris/contracts';
import clsx from 'clsx';
import { Link } from 'react-router';
import { useMoney } from '../../../api/sales/money.ts';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { netOf } from '../../shared/payment/net-of.ts';

/** The amount due and this month's income, with a link to the money screen. */
export function MoneyCard() {
  const { data, isError } = useMoney();
  return (
    <Link
      to="/admin/money"
      className={clsx(
        'flex flex-col items-start gap-1 border border-line bg-raised p-4 text-left',
        'transition-colors duration-150 hover:border-line-strong motion-reduce:transition-none',
        focusRing,
      )}
    >
      <span className="text-sm font-semibold text-ink">Owed</span>
      {data ? (
        <Figures money={data} />
      ) : isError ? (
        <span className="text-sm text-muted">The figures could not be loaded.</span>
      ) : (
        <Skeleton className="my-0.5 h-9 w-32 max-w-full" />
      )}
    </Link>
  );
}

const Figures = ({ money: { owed, thisMonth } }: { money: Money }) => (
  <>
    <span
      className={clsx(
        'grid min-h-10 items-center font-display text-2xl leading-7 wrap-anywhere tabular-nums',
        owed > 0 ? 'text-accent' : 'text-ink',
      )}
    >
      {owed > 0 ? dollars(owed) : 'Nothing'}
    </span>
    <span className="text-sm text-muted">{dollars(netOf(thisMonth))} earned this month</span>
  </>
);
