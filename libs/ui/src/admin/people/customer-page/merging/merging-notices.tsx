import type { CustomerMerge, LikelyDuplicate } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCustomerMerging } from '../../../../api/people/customers/merges.ts';
import { Button } from '../../../../primitives/button.tsx';
import { reasonsText } from '../../customers/merge/reasons-text.ts';
import { useMarkNotDuplicate } from '../../customers/merge/use-mark-not-duplicate.ts';
import { shortDate } from '../../../shared/record/format.ts';
import { customerPath } from '../../../shared/record/record-paths.ts';
import { UndoMergeDialog } from './undo-merge-dialog.tsx';

interface Person {
  id: number;
  name: string;
}

interface MergingNoticesProps {
  customer: Person;
  onCompare: (otherId: number) => void;
}

/** Possible duplicates of a customer, and the merges that can be undone. Hidden if there are none. */
export function MergingNotices({ customer, onCompare }: MergingNoticesProps) {
  const { data } = useCustomerMerging(customer.id);
  const [undoing, setUndoing] = useState<CustomerMerge | null>(null);
  const { duplicates = [], merges = [] } = data ?? {};
  if (duplicates.length === 0 && merges.length === 0) return null;
  return (
    <section
      aria-label="Duplicates and merges"
      className="mb-8 flex flex-col gap-3 border-l-2 border-accent bg-sunken px-4 py-3 text-sm leading-6"
    >
      {duplicates.map((duplicate) => (
        <Duplicate
          key={duplicate.id}
          customer={customer}
          duplicate={duplicate}
          onCompare={() => onCompare(duplicate.id)}
        />
      ))}
      {merges.map((merge, at) => (
        <Notice key={merge.id} text={mergedText(merge)}>
          {at === 0 && (
            <Button mutates variant="secondary" size="sm" onClick={() => setUndoing(merge)}>
              Undo merge
            </Button>
          )}
        </Notice>
      ))}
      {undoing && <UndoMergeDialog merge={undoing} onClose={() => setUndoing(null)} />}
    </section>
  );
}

const mergedText = ({ mergedName, mergedAt, undoUntil }: CustomerMerge): string =>
  `Merged with ${mergedName} on ${shortDate(mergedAt)}. This can be undone until ${shortDate(undoUntil)}.`;

interface DuplicateProps {
  customer: Person;
  duplicate: LikelyDuplicate;
  onCompare: () => void;
}

function Duplicate({ customer, duplicate, onCompare }: DuplicateProps) {
  const { markNotDuplicate, isPending } = useMarkNotDuplicate();
  const { id, name, reasons } = duplicate;
  const text = (
    <>
      May be the same person as{' '}
      <Link to={customerPath(id)} className="font-semibold underline underline-offset-4">
        {name}
      </Link>
      : {reasonsText(reasons)}.
    </>
  );
  return (
    <Notice text={text}>
      <Button
        mutates
        variant="secondary"
        size="sm"
        aria-label={`Compare with ${name}`}
        onClick={onCompare}
      >
        Compare
      </Button>
      <Button
        variant="ghost"
        size="sm"
        pending={isPending}
        aria-label={`Not the same person as ${name}`}
        onClick={() => void markNotDuplicate(customer, duplicate)}
      >
        Not the same person
      </Button>
    </Notice>
  );
}

const Notice = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <p className="min-w-0 flex-1 basis-64 wrap-anywhere">{text}</p>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
);
