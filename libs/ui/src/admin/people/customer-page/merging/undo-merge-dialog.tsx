import type { CustomerMerge, MergeUndoPreview } from '@polaris/contracts';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useMergeUndoPreview } from '../../../../api/people/customers/merges.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { movedText, rowLabel } from '../../customers/merge/moved-text.ts';
import { useMergeUndo } from '../../customers/merge/use-merge.ts';

interface UndoMergeDialogProps {
  merge: CustomerMerge;
  onClose: () => void;
}

/** Explains what undoing a merge returns and what stays, and undoes it. Open while mounted. */
export function UndoMergeDialog({ merge, onClose }: UndoMergeDialogProps) {
  const preview = useMergeUndoPreview(merge.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Undo this merge?"
      description={`${merge.mergedName} gets a separate record again.`}
    >
      {preview.data ? (
        <UndoPreview preview={preview.data} merge={merge} onClose={onClose} />
      ) : preview.isPending ? (
        <LoadingState text="Checking for later changes..." />
      ) : (
        <ErrorState
          level={3}
          title="This merge cannot be undone now"
          text={errorMessage(preview.error)}
          action={<Button onClick={() => void preview.refetch()}>Try again</Button>}
        />
      )}
    </Dialog>
  );
}

interface UndoPreviewProps extends UndoMergeDialogProps {
  preview: MergeUndoPreview;
}

function UndoPreview({ preview, merge, onClose }: UndoPreviewProps) {
  const { undo, isPending } = useMergeUndo();
  const confirm = async () => {
    if (await undo(merge.id, merge.mergedName)) onClose();
  };
  return (
    <>
      <div className="flex flex-col gap-3 text-sm leading-6">
        <Returns preview={preview} />
        <Stays preview={preview} />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button pending={isPending} onClick={() => void confirm()}>
          Undo merge
        </Button>
      </div>
    </>
  );
}

function Returns({ preview: { returns, fields, merged, kept } }: { preview: MergeUndoPreview }) {
  return (
    <>
      <p>
        {returns.length > 0
          ? `Goes back to ${merged.name}: ${movedText(returns)}.`
          : `Only the record of ${merged.name} comes back.`}
      </p>
      {fields.length > 0 && (
        <p>
          {kept.name} gets these earlier values back: {fields.join(', ')}.
        </p>
      )}
    </>
  );
}

function Stays({ preview }: { preview: MergeUndoPreview }) {
  const { stays, staysTotal, changedFields, kept } = preview;
  if (staysTotal === 0 && changedFields.length === 0)
    return <p className="text-muted">Nothing was added or edited since.</p>;
  const more = staysTotal - stays.length;
  return (
    <div>
      <p className="font-semibold">Added or edited since, stays with {kept.name}:</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {changedFields.length > 0 && <li>Fields: {changedFields.join(', ')}</li>}
        {stays.map(({ table, id, name, change }) => (
          <li key={`${table} ${id}`}>
            {name ?? `Number ${id}`} ({rowLabel(table)}, {change})
          </li>
        ))}
        {more > 0 && <li>{more.toLocaleString('en-US')} more</li>}
      </ul>
    </div>
  );
}
