import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { CopyField } from '../../../primitives/fields/copy-field.tsx';

interface LinkDialogProps {
  url: string;
  /** Whether no mail took it. */
  isUnsent?: boolean;
  onClose: () => void;
}

/** Shows the link of an offer, which is shown only once. Open while it is mounted. */
export const LinkDialog = ({ url, isUnsent = false, onClose }: LinkDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Link of the offer"
    description={`${isUnsent ? 'No mail was sent. Please pass this link on yourself. ' : ''}Anyone who has it can read the offer and accept it. It is shown only once.`}
    className="max-w-lg"
  >
    <CopyField label="Link" value={url} autoFocus />
    <div className="flex justify-end">
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </div>
  </Dialog>
);
