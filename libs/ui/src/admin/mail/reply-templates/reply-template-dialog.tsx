import type { ReplyTemplate } from '@polaris/contracts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { ReplyTemplateForm } from './reply-template-form.tsx';

interface ReplyTemplateDialogProps {
  open: boolean;
  /** The record to edit; undefined to add one. */
  template: ReplyTemplate | undefined;
  onClose: () => void;
}

export function ReplyTemplateDialog({ open, template, onClose }: ReplyTemplateDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => leaveOrAsk(onClose)}
      title={template ? 'Edit Template' : 'Add Template'}
      className="max-w-2xl"
    >
      <ReplyTemplateForm template={template} onClose={onClose} />
    </Dialog>
  );
}
