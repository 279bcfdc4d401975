import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import type { OfferEditing } from './use-offer-form.ts';

interface ConflictDialogProps {
  editing: OfferEditing;
  /** Saves what is written here. */
  onKeep: () => void;
}

/** Asks which of two changes of an offer to keep. */
export function ConflictDialog({ editing, onKeep }: ConflictDialogProps) {
  const { conflict, setConflict, keepMine, takeTheirs } = editing;
  return (
    <Dialog
      open={conflict !== null}
      onClose={() => setConflict(null)}
      role="alertdialog"
      title="This offer was changed in another window"
      description="Nothing was saved yet. Keep what you have written here, or load what was saved there; the other is lost."
      className="max-w-md"
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => setConflict(null)} data-autofocus="">
          Cancel
        </Button>
        <Button variant="danger" onClick={takeTheirs}>
          Load theirs
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            keepMine();
            onKeep();
          }}
        >
          Keep mine
        </Button>
      </div>
    </Dialog>
  );
}
