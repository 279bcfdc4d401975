import { type Money, dollars } from '@polaris/contracts';
import clsx from 'clsx';
import { netOf } from '../../shared/payment/net-of.ts';

/** The key figures: amount due, income, and what is offered. */
export function MoneyFigures({ money }: { money: Money }) {
  const { year, received, refunded, thisMonth, owed, dueNow, owedCount, offers } = money;
  return (
    <dl className="grid gap-4 min-[480px]:grid-cols-2 xl:grid-cols-4">
      <Figure label="Owed" amount={owed} isOpen={owed > 0}>
        {owedCount === 0 ? 'Everything is paid' : open(owedCount) + dueText(owed, dueNow)}
      </Figure>
      <Figure label="This month" amount={netOf(thisMonth)}>
        {refundedText(thisMonth.refunded)}
      </Figure>
      <Figure label={`Earned in ${year}`} amount={netOf({ received, refunded })}>
        {refunded > 0
          ? `${dollars(received)} received, ${dollars(refunded)} refunded`
          : 'Nothing refunded'}
      </Figure>
      {offers && (
        <Figure label="Open offers" amount={offers.waiting.total}>
          {waitingText(offers.waiting.count)}
        </Figure>
      )}
    </dl>
  );
}

const refundedText = (refunded: number): string =>
  refunded > 0 ? `${dollars(refunded)} refunded` : 'Nothing refunded';

const waitingText = (count: number): string =>
  count === 0
    ? 'None waits for an answer'
    : count === 1
      ? '1 waits for an answer'
      : `${count.toLocaleString('en-US')} wait for an answer`;

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
