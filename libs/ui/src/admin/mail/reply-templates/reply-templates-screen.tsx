import type { ReplyTemplate } from '@polaris/contracts';
import { useState } from 'react';
import { useRemoveReplyTemplate, useReplyTemplates } from '../../../api/mail/reply-templates.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { useEditDialog } from '../../shared/form/use-edit-dialog.ts';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { CardGrid, CatalogScreen } from '../../shared/list/catalog-screen.tsx';
import { ReplyTemplateCard } from './reply-template-card.tsx';
import { ReplyTemplateForm } from './reply-template-form.tsx';

/** Reply templates, and the dialog that edits one. */
export function ReplyTemplatesScreen() {
  const templates = useReplyTemplates();
  const { isOpen, record, edit, close } = useEditDialog(templates.data?.items);
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  const [removing, setRemoving] = useState<ReplyTemplate | null>(null);
  return (
    <>
      <CatalogScreen
        title="Reply Templates"
        noun="templates"
        add="Add Template"
        onAdd={() => edit('new')}
        records={templates}
        empty={{
          title: 'No templates yet',
          text: 'Add texts that you use often, such as a first reply.',
        }}
        heading={heading}
      >
        {(items) => (
          <CardGrid>
            {items.map((template) => (
              <ReplyTemplateCard
                key={template.id}
                template={template}
                onEdit={() => edit(template.id)}
                onRemove={() => setRemoving(template)}
              />
            ))}
          </CardGrid>
        )}
      </CatalogScreen>
      <ReplyTemplateDialog open={isOpen} template={record} onClose={close} />
      <RemoveReplyTemplateDialog
        template={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}

interface ReplyTemplateDialogProps {
  open: boolean;
  /** The record to edit; undefined to add one. */
  template: ReplyTemplate | undefined;
  onClose: () => void;
}

function ReplyTemplateDialog({ open, template, onClose }: ReplyTemplateDialogProps) {
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

interface RemoveReplyTemplateDialogProps extends RemoveDialogState {
  template: ReplyTemplate | null;
}

function RemoveReplyTemplateDialog({ template, ...state }: RemoveReplyTemplateDialogProps) {
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
