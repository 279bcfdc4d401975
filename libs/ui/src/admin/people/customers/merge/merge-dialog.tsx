import type { MergePreview } from '@polaris/contracts';
import { useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useMergePreview } from '../../../../api/people/customers/merges.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { AccountGainNotice } from '../../../shared/record/account-gain-notice.tsx';
import { CustomerPicker } from '../customer-picker.tsx';
import { MergeFields } from './merge-fields.tsx';
import { MergeSides } from './merge-sides.tsx';
import { movedText } from './moved-text.ts';
import { useMarkNotDuplicate } from './use-mark-not-duplicate.ts';
import { type Choices, useMerge } from './use-merge.ts';

interface MergeDialogProps {
  /** The record that is kept, unless the owner swaps the two. */
  customerId: number;
  /** The other record; null until it is picked. */
  otherId: number | null;
  onClose: () => void;
  onMerged: (keptId: number) => void;
}

const DESCRIPTION =
  'Choose what the merged record says. Everything from both records moves to it. You can undo this for 30 days.';

/** Compares two records, field by field, and merges them. Open while mounted. */
export function MergeDialog({ customerId, otherId, onClose, onMerged }: MergeDialogProps) {
  const [pickedId, setPickedId] = useState(otherId);
  const [isSwapped, setSwapped] = useState(false);
  const [keptId, mergedId] = isSwapped ? [pickedId, customerId] : [customerId, pickedId];
  return (
    <Dialog
      open
      onClose={onClose}
      title="Merge two records"
      description={DESCRIPTION}
      className="max-w-3xl"
    >
      {keptId === null || mergedId === null ? (
        <CustomerPicker
          autoFocus
          label="The other record of this person"
          picked={null}
          onPick={(customer) => setPickedId(customer?.id ?? null)}
        />
      ) : (
        <Comparison
          key={`${keptId} ${mergedId}`}
          {...{ keptId, mergedId, onClose, onMerged }}
          onSwap={() => setSwapped(!isSwapped)}
        />
      )}
    </Dialog>
  );
}

interface ComparisonProps extends Pick<MergeDialogProps, 'onClose' | 'onMerged'> {
  keptId: number;
  mergedId: number;
  onSwap: () => void;
}

function Comparison({ keptId, mergedId, ...rest }: ComparisonProps) {
  const preview = useMergePreview(keptId, mergedId);
  if (preview.data) return <Compared preview={preview.data} {...rest} />;
  if (preview.isPending) return <LoadingState text="Comparing the two records..." />;
  return (
    <ErrorState
      level={3}
      title="These records cannot be merged"
      text={errorMessage(preview.error)}
      action={<Button onClick={() => void preview.refetch()}>Try again</Button>}
    />
  );
}

interface ComparedProps extends Omit<ComparisonProps, 'keptId' | 'mergedId'> {
  preview: MergePreview;
}

function Compared({ preview, onSwap, onClose, onMerged }: ComparedProps) {
  const [choices, setChoices] = useState<Choices>({});
  const { merge, isPending } = useMerge(onMerged);
  const marking = useMarkNotDuplicate();
  const { kept, merged, moves, leftOut, gain } = preview;
  const markNotDuplicate = async () => {
    if (await marking.markNotDuplicate(kept, merged)) onClose();
  };
  return (
    <>
      <MergeSides kept={kept} merged={merged} onSwap={onSwap} />
      <MergeFields
        preview={preview}
        choices={choices}
        onChoose={(key, choice) => setChoices({ ...choices, [key]: choice })}
      />
      <div className="flex flex-col gap-1 text-sm leading-6">
        <p>
          {moves.length > 0
            ? `Moves to record ${kept.id}: ${movedText(moves)}.`
            : 'The other record only has these fields.'}
        </p>
        {leftOut.length > 0 && (
          <p>
            Not moved, because a customer can have only one: {movedText(leftOut)}. Undo the merge to
            restore it.
          </p>
        )}
        <p className="text-muted">Issued invoices do not change.</p>
      </div>
      <AccountGainNotice gain={gain} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          pending={marking.isPending}
          onClick={() => void markNotDuplicate()}
        >
          Not the same person
        </Button>
        <Button pending={isPending} onClick={() => void merge(preview, choices)}>
          Merge
        </Button>
      </div>
    </>
  );
}
