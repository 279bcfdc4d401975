import type { ReplyTemplate } from '@polaris/contracts';
import { useRemoveReplyTemplate } from '../../../api/mail/reply-templates.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';

interface RemoveReplyTemplateDialogProps extends RemoveDialogState {
  template: ReplyTemplate | null;
}

export function RemoveReplyTemplateDialog({ template, ...state }: RemoveReplyTemplateDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={template?.id}
      title={`Delete the template ${template?.name}?`}
      text="Existing messages are not changed."
      done={{ kind: 'reply_template', title: 'Template deleted' }}
      removal={useRemoveReplyTemplate()}
    />
  );
}
