import { type Money, dollars } from '@polaris/contracts';
import clsx from 'clsx';
import { netOf } from '../../shared/payment/net-of.ts';

/** The key figures: amount due and income. */
export function MoneyFigures({ money }: { money: Money }) {
  const { year, received, refunded, thisMonth, owed, dueNow, owedCount } = money;
  return (
    <dl className="grid gap-4 min-[480px]:grid-cols-2 xl:grid-cols-4">
      <Figure label="Owed" amount={owed} isOpen={owed > 0}>
        {owedCount === 0 ? 'Everything is paid' : open(owedCount) + dueText(owed, dueNow)}
      </Figure>
      <Figure label="This month" amount={netOf(thisMonth)}>
        {refundedText(thisMonth.refunded)}
      </Figure>
      <Figure label={`Earned in ${year}`} amount={netOf({ received, refunded })}>
        After refunds
      </Figure>
      <Figure label={`Received in ${year}`} amount={received}>
        {refundedText(refunded)}
      </Figure>
    </dl>
  );
}

const refundedText = (refunded: number): string =>
  refunded > 0 ? `${dollars(refunded)} refunded` : 'Nothing refunded';

const open = (count: number): string => `${count.toLocaleString('en-US')} to be paid`;

/** Nothing if all of it is due now, which is so without payment plans. */
const dueText = (owed: number, dueNow: number): string =>
  dueNow < owed ? `, ${dollars(dueNow)} due now` : '';

interface FigureProps {
  label: string;
  amount: number;
  children: string;
  /** Highlights the figure. */
  isOpen?: boolean;
}

const Figure = ({ label, amount, children, isOpen = false }: FigureProps) => (
  <div className="flex flex-col gap-1 border border-line bg-raised p-5">
    <dt className="text-sm font-semibold text-ink">{label}</dt>
    <dd
      className={clsx(
        'mt-2 font-display text-4xl leading-12 tracking-tight wrap-anywhere tabular-nums',
        isOpen ? 'text-accent' : 'text-ink',
      )}
    >
      {dollars(amount)}
    </dd>
    <dd className="text-sm text-muted">{children}</dd>
  </div>
);
