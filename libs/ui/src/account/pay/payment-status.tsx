import { type PaymentPage, dayText, dollars, dueText } from '@polaris/contracts';
import { Spinner } from '../../primitives/spinner.tsx';

interface PaymentStatusProps {
  page: PaymentPage;
  /** Whether its reader has just paid. */
  isConfirming: boolean;
}

/** What is owed, or what became of it; screen readers announce a change. */
export const PaymentStatus = ({ page, isConfirming }: PaymentStatusProps) => (
  <div role="status">
    {page.state === 'due' && !isConfirming ? (
      <Owed page={page} />
    ) : (
      <p className="flex max-w-prose items-baseline gap-3 text-lead text-pretty">
        {isConfirming && <Spinner />}
        {isConfirming ? 'Thank you. Your payment is being confirmed...' : texts[page.state]}
      </p>
    )}
  </div>
);

const texts: Record<PaymentPage['state'], string> = {
  due: '',
  processing:
    'Your bank debit is on its way. It can take up to four business days; you get a receipt by email when it arrives.',
  paid: 'Paid. Thank you.',
  canceled: 'Nothing is owed on this any more.',
};

const Owed = ({ page: { total, owed, dueNow, parts, dueOn } }: { page: PaymentPage }) => (
  <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
    <span className="font-display text-headline tabular-nums">
      {dollars(dueNow > 0 ? dueNow : owed)}
    </span>{' '}
    <span className="text-muted">
      {dueText({ parts, owed, dueNow }, total) || (dueOn ? `due by ${dayText(dueOn)}` : 'owed')}
    </span>
  </p>
);
