import type { ReplyTemplate } from '@polaris/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { sentence } from '../../api/api-error.ts';
import { useReplyTemplates } from '../../api/reply-templates.ts';
import { Button } from '../../primitives/button.tsx';
import { EmptyState, ErrorState } from '../../primitives/page-state.tsx';
import { useEdited } from '../shared/form/use-edited.ts';
import { useHeadingFocus } from '../shared/form/use-heading-focus.ts';
import { CardGridSkeleton } from '../shared/list/card-grid-skeleton.tsx';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { RemoveReplyTemplateDialog } from './remove-reply-template-dialog.tsx';
import { ReplyTemplateCard } from './reply-template-card.tsx';
import { ReplyTemplateDialog } from './reply-template-dialog.tsx';

/** The texts that messages can begin with, and the dialog that edits one. */
export function ReplyTemplatesScreen() {
  const templates = useReplyTemplates();
  const { isOpen, record, edit, close } = useEdited(templates.data);
  const { heading, focusHeading } = useHeadingFocus();
  const [removing, setRemoving] = useState<ReplyTemplate | null>(null);
  return (
    <>
      <ScreenHeader
        title="Reply Templates"
        text="Texts to begin a reply or a message with."
        actions={
          <Button onClick={() => edit('new')}>
            <Plus aria-hidden="true" className="size-4" />
            Add Template
          </Button>
        }
      />
      <section aria-labelledby="templates-title">
        <h2
          id="templates-title"
          ref={heading}
          tabIndex={-1}
          className="mb-4 text-base font-semibold text-ink"
        >
          All Templates{templates.data && ` (${templates.data.length})`}
        </h2>
        <TemplateGrid templates={templates} onEdit={edit} onRemove={setRemoving} />
      </section>
      <ReplyTemplateDialog open={isOpen} template={record} onClose={close} />
      <RemoveReplyTemplateDialog
        template={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}

interface TemplateGridProps {
  templates: ReturnType<typeof useReplyTemplates>;
  onEdit: (id: number) => void;
  onRemove: (template: ReplyTemplate) => void;
}

function TemplateGrid({ templates, onEdit, onRemove }: TemplateGridProps) {
  if (templates.isPending) return <CardGridSkeleton text="Loading templates..." />;
  if (templates.isError)
    return (
      <ErrorState
        level={3}
        title="The templates could not be loaded"
        text={sentence(templates.error)}
        action={<Button onClick={() => void templates.refetch()}>Try again</Button>}
      />
    );
  if (templates.data.length === 0)
    return (
      <EmptyState
        level={3}
        title="No templates yet"
        text="Add the texts that you write again and again, such as a first answer."
      />
    );
  return (
    <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {templates.data.map((template) => (
        <ReplyTemplateCard
          key={template.id}
          template={template}
          onEdit={() => onEdit(template.id)}
          onRemove={() => onRemove(template)}
        />
      ))}
    </ul>
  );
}
