import type { MergeSide } from '@polaris/contracts';
import { ArrowLeftRight } from 'lucide-react';
import { Button } from '../../../../primitives/button.tsx';
import { longDate } from '../../../shared/record/format.ts';

interface MergeSidesProps {
  kept: MergeSide;
  merged: MergeSide;
  onSwap: () => void;
}

/** Which of two records stays. */
export function MergeSides({ kept, merged, onSwap }: MergeSidesProps) {
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid gap-2 sm:grid-cols-2">
        <Side title="Record to keep" side={kept} />
        <Side title="Record to merge" side={merged} />
      </dl>
      <Button variant="secondary" size="sm" className="self-start" onClick={onSwap}>
        <ArrowLeftRight aria-hidden="true" className="size-3.5" />
        Keep the other one
      </Button>
    </div>
  );
}

const Side = ({ title, side }: { title: string; side: MergeSide }) => (
  <div className="min-w-0 border border-line bg-sunken px-3 py-2 text-sm leading-6">
    <dt className="text-muted">{title}</dt>
    <dd className="wrap-anywhere">
      <p className="font-semibold">{side.name}</p>
      <p className="text-muted">
        Customer ID: {side.id}, since {longDate(side.createdAt)}
        {accountOf(side)}
      </p>
    </dd>
  </div>
);

const accountOf = ({ hasAccount, accountEmail }: MergeSide): string => {
  if (!hasAccount) return '';
  return accountEmail ? `, has the account ${accountEmail}` : ', has an account';
};
