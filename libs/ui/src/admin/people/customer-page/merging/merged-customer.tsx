import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { useKeptCustomer } from '../../../../api/people/customers/merges.ts';
import { LoadingState } from '../../../../primitives/page-state.tsx';
import { customerPath } from '../../../shared/record/record-paths.ts';

interface MergedCustomerProps {
  id: number;
  /** Shown for a customer who was not merged. */
  children: ReactNode;
}

/** Redirects from a merged record's address to the record it was merged into. */
export function RedirectToMergedCustomer({ id, children }: MergedCustomerProps) {
  const kept = useKeptCustomer(id);
  if (kept.data) return <Navigate replace to={customerPath(kept.data.id)} />;
  return kept.isLoading ? <LoadingState text="Loading customer..." /> : children;
}

/** Links to the other record instead, if this one was merged while its page was open: unsaved text stays. */
export function MergedText({ id, children }: MergedCustomerProps) {
  const { data } = useKeptCustomer(id);
  if (!data) return children;
  return (
    <>
      This record was merged. It is a part of{' '}
      <Link to={customerPath(data.id)} className="underline underline-offset-4">
        {data.name}
      </Link>{' '}
      now, and nothing can be saved here.
    </>
  );
}
