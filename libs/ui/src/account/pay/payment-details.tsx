import type { PaymentPage } from '@polaris/contracts';
import { sumLine } from '@polaris/contracts';
import clsx from 'clsx';
import { useCallback, useEffect, useRef } from 'react';
import { useLinkCheckout, useLinkInvoice } from '../../api/sales/payment-links.ts';
import { SumLine } from '../../primitives/sum-line.tsx';
import { useRestored } from '../../primitives/use-restored.ts';
import { DownloadButton } from '../download-button.tsx';
import { PayOnline } from './pay-online.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { TransferDetails } from './transfer-details.tsx';

interface PaymentDetailsProps {
  token: string;
  page: PaymentPage;
  /** Whether its reader has just paid. */
  isConfirming: boolean;
  /** Reads the page again. */
  onReopen: () => void;
}

/** What a link is for, its state, and how to pay. */
export function PaymentDetails({ token, page, isConfirming, onReopen }: PaymentDetailsProps) {
  const { seller, subject, items, state, online, transfer, paid } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const checkout = useLinkCheckout(token);
  const invoice = useLinkInvoice(token);
  const { reset, isError } = checkout;
  useRestored(
    useCallback(() => {
      reset();
      onReopen();
    }, [reset, onReopen]),
  );
  const isDue = state === 'due' && !isConfirming;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isError && !isDue) heading.current?.focus();
  }, [isError, isDue]);
  const isTransferable = isDue && transfer !== null;
  return (
    <div
      className={clsx(
        'grid items-start gap-x-16 gap-y-12',
        isTransferable && 'md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]',
      )}
    >
      <div className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-2">
          <p className="font-semibold wrap-anywhere text-muted">{seller}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-title text-balance wrap-anywhere focus:outline-none"
          >
            {subject}
          </h1>
          <Items items={items} />
        </header>
        <PaymentStatus page={page} isConfirming={isConfirming} />
        {isDue && paid > 0 && <SumLine {...sumsOf(page)} />}
        {isDue && online && (
          <PayOnline page={page} takesBankDebits={online.bankDebit} checkout={checkout} />
        )}
        {isDue && !online && !transfer && (
          <p className="text-lead">Please reply to the email to arrange payment.</p>
        )}
        {page.invoiceNumber !== null && (
          <DownloadButton label="Download invoice" download={invoice} />
        )}
      </div>
      {isTransferable && <TransferDetails transfer={transfer} isOnlyWay={!online} />}
    </div>
  );
}

const sumsOf = ({ total, paid, owed }: PaymentPage) =>
  sumLine({ asked: total, paid, refunded: 0, owed });

function Items({ items }: Pick<PaymentPage, 'items'>) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Items" className="text-muted">
      {items.map((item, index) => (
        // Two lines may have the same text.
        <li key={index} className="wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  );
}
