import { useState } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx';

interface DeleteSelectedProps {
  /** How many of what: "3 customers". */
  what: string;
  pending: boolean;
  onDelete: () => Promise<unknown>;
}

/** Deletes the selected records, once it is confirmed. */
export function DeleteSelected({ what, pending, onDelete }: DeleteSelectedProps) {
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    await onDelete();
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${what}?`}
        text="They can be brought back with Undo, or from the trash."
        confirmLabel="Delete"
        pending={pending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
