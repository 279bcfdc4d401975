import type { ReplyTemplate } from '@polaris/contracts';
import { useState } from 'react';
import { useReplyTemplates } from '../../../api/mail/reply-templates.ts';
import { useEditDialog } from '../../shared/form/use-edit-dialog.ts';
import { useHeadingFocus } from '../../shared/form/use-heading-focus.ts';
import { CardGrid, CatalogScreen } from '../../shared/list/catalog-screen.tsx';
import { RemoveReplyTemplateDialog } from './remove-reply-template-dialog.tsx';
import { ReplyTemplateCard } from './reply-template-card.tsx';
import { ReplyTemplateDialog } from './reply-template-dialog.tsx';

/** Reply templates, and the dialog that edits one. */
export function ReplyTemplatesScreen() {
  const templates = useReplyTemplates();
  const { isOpen, record, edit, close } = useEditDialog(templates.data?.items);
  const { heading, focusHeading } = useHeadingFocus();
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
