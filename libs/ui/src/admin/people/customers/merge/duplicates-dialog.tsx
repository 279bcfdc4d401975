import type { DuplicatePair } from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDuplicates } from '../../../../api/people/customers/merges.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { customerPath } from '../../../shared/record/record-paths.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { reasonsText } from './reasons-text.ts';
import { useMarkNotDuplicate } from './use-mark-not-duplicate.ts';

interface DuplicatesDialogProps {
  open: boolean;
  onClose: () => void;
}

const DESCRIPTION =
  'Pairs with the same email, phone, or a similar name and company, newest first. Details that clients typed themselves do not count.';

/** Lists possible duplicates, to be compared and merged. */
export function DuplicatesDialog({ open, onClose }: DuplicatesDialogProps) {
  return open && <OpenDialog onClose={onClose} />;
}

function OpenDialog({ onClose }: Pick<DuplicatesDialogProps, 'onClose'>) {
  const pages = useDuplicates();
  const [comparing, setComparing] = useState<DuplicatePair | null>(null);
  const close = () => setComparing(null);
  if (comparing)
    return (
      <MergeDialog
        customerId={comparing.firstId}
        otherId={comparing.secondId}
        onClose={close}
        onMerged={close}
      />
    );
  const total = pages.data?.total;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        total ? `Possible duplicates (${total.toLocaleString('en-US')})` : 'Possible duplicates'
      }
      description={DESCRIPTION}
      className="max-w-3xl"
    >
      <ListBody
        pages={pages}
        noun="possible duplicates"
        hasOwnKeys
        empty={{
          title: 'No possible duplicates',
          text: 'Any two records can be merged from either of them.',
        }}
      >
        {(pairs) => (
          <ul aria-label="Possible duplicates" className="divide-y divide-line">
            {pairs.map((pair) => (
              <Pair
                key={`${pair.firstId} ${pair.secondId}`}
                pair={pair}
                onCompare={() => setComparing(pair)}
                onOpen={onClose}
              />
            ))}
          </ul>
        )}
      </ListBody>
    </Dialog>
  );
}

interface PairProps {
  pair: DuplicatePair;
  onCompare: () => void;
  onOpen: () => void;
}

function Pair({ pair, onCompare, onOpen }: PairProps) {
  const { markNotDuplicate, isPending } = useMarkNotDuplicate();
  const { first, second, reasons } = pair;
  const both = `${first.name} and ${second.name}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72 text-sm leading-6">
        {[first, second].map((customer) => (
          <p key={customer.id} className="wrap-anywhere">
            <Link
              to={customerPath(customer.id)}
              onClick={onOpen}
              className="font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {customer.name}
            </Link>
            <span className="text-muted"> {detailOf(customer)}</span>
          </p>
        ))}
        <p className="text-muted first-letter:uppercase">{reasonsText(reasons)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" mutates aria-label={`Compare ${both}`} onClick={onCompare}>
          Compare
        </Button>
        <Button
          size="sm"
          variant="secondary"
          pending={isPending}
          aria-label={`Not the same person: ${both}`}
          onClick={() => void markNotDuplicate(first, second)}
        >
          Not the same person
        </Button>
      </div>
    </li>
  );
}

const detailOf = ({ id, email, company }: DuplicatePair['first']): string =>
  [company, email, `ID ${id}`].filter(Boolean).join(' · ');
