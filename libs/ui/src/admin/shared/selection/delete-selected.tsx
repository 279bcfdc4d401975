import { useState } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';

interface DeleteSelectedProps {
  /** The count with its noun: "3 customers". */
  what: string;
  pending: boolean;
  onDelete: () => Promise<unknown>;
}

/** Deletes the selected records after confirmation. */
export function DeleteSelected({ what, pending, onDelete }: DeleteSelectedProps) {
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    await onDelete();
    setAsking(false);
  };
  return (
    <>
      <Button mutates variant="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${what}?`}
        text="You can restore them with Undo, or from the trash."
        confirmLabel="Delete"
        pending={pending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
