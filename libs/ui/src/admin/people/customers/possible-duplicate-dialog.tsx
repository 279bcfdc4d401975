import type { CustomerMatch } from '@polaris/contracts';
import { useNavigate } from 'react-router';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { matchSentence, customerLabel } from '../../shared/conversion/match-text.ts';
import { customerPath } from '../../shared/record/record-paths.ts';

interface PossibleDuplicateDialogProps {
  /** The customers with the typed name, email or phone. */
  matches: readonly CustomerMatch[];
  pending: boolean;
  onAdd: () => void;
  onClose: () => void;
}

/** Asks once before adding a possible duplicate. Open while mounted. */
export function PossibleDuplicateDialog({
  matches,
  pending,
  onAdd,
  onClose,
}: PossibleDuplicateDialogProps) {
  const navigate = useNavigate();
  const open = (id: number) => {
    onClose();
    void navigate(customerPath(id));
  };
  const [only] = matches.length === 1 ? matches : [];
  const records = only ? 'that record' : 'one of these records';
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title="Add a second record?"
      description={`${matchSentence(matches)} Open ${records}, or add a second one?`}
      className="max-w-md"
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={pending} onClick={onAdd}>
          Add a second record
        </Button>
        {matches.map((match, index) => (
          <Button
            key={match.id}
            onClick={() => open(match.id)}
            {...(index === 0 && { 'data-autofocus': '' })}
          >
            {only ? 'Open record' : `Open ${customerLabel(match)}`}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
