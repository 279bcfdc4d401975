import { storageKeys } from '@polaris/contracts/browser-names';
import type { ReactNode } from 'react';
import { usePaymentPage } from '../../api/sales/payment-links.ts';
import { useLinkToken } from '../../primitives/link-token.ts';
import { IncompleteLink, LinkLoading, LinkProblem } from '../link-page.tsx';
import { PaidWithoutLink } from './paid-without-link.tsx';
import { PaymentDetails } from './payment-details.tsx';

/** The page of a payment link, where anyone who has it sees what is owed and pays. */
export function PayScreen() {
  const token = useLinkToken(storageKeys.paymentLink);
  return (
    <div className="mx-auto w-full max-w-4xl px-5 py-10 md:px-8 md:py-16">{contentOf(token)}</div>
  );
}

/** Undefined on the server. */
function contentOf(token: string | undefined): ReactNode {
  if (token === undefined) return <Loading />;
  // The provider returns here without the token; that it does proves no payment.
  const hasPaid = new URLSearchParams(location.search).has('paid');
  if (token) return <OpenedLink key={token} token={token} hasPaid={hasPaid} />;
  return hasPaid ? <PaidWithoutLink /> : <IncompleteLink />;
}

interface OpenedLinkProps {
  token: string;
  /** Whether its reader returns from a payment. */
  hasPaid: boolean;
}

function OpenedLink({ token, hasPaid }: OpenedLinkProps) {
  const { page, isConfirming } = usePaymentPage(token, hasPaid);
  const reopen = () => void page.refetch();
  if (page.data)
    return (
      <PaymentDetails
        token={token}
        page={page.data}
        isConfirming={isConfirming}
        onReopen={reopen}
      />
    );
  if (page.isPending) return <Loading />;
  return (
    <LinkProblem
      title="What is owed could not be loaded"
      error={page.error}
      isRetrying={page.isFetching}
      onRetry={reopen}
    />
  );
}

const Loading = () => <LinkLoading text="Loading what is owed..." />;
