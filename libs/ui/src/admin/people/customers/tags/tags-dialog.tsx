import type { Tag } from '@polaris/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useRemoveTag, useTags } from '../../../../api/people/customers/tags.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { RemoveDialog } from '../../../shared/feedback/remove-dialog.tsx';
import { leaveOrAsk } from '../../../shared/form/unsaved.ts';
import { TagForm } from './tag-form.tsx';
import { TagMergeForm } from './tag-merge-form.tsx';
import { TagRow } from './tag-row.tsx';

interface TagsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds, renames, merges and deletes tags. */
export function TagsDialog({ open, onClose }: TagsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => leaveOrAsk(onClose)}
      title="Tags"
      description="Changes apply to every customer with this tag."
    >
      <TagManagement />
    </Dialog>
  );
}

/** The current action and its tag. */
type Task = { kind: 'add' } | { kind: 'edit' | 'merge'; id: number } | null;

function TagManagement() {
  const tags = useTags();
  const [task, setTask] = useState<Task>({ kind: 'add' });
  const [removing, setRemoving] = useState<Tag | null>(null);
  const close = () => setTask(null);
  if (tags.isPending) return <LoadingState text="Loading tags..." />;
  if (tags.isError)
    return (
      <ErrorState
        level={3}
        title="The tags could not be loaded"
        text={errorMessage(tags.error)}
        action={<Button onClick={() => void tags.refetch()}>Try again</Button>}
      />
    );
  return (
    <>
      {task?.kind === 'add' ? (
        <TagForm onClose={close} />
      ) : (
        <Button mutates className="self-start" size="sm" onClick={() => setTask({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-3.5" />
          Add Tag
        </Button>
      )}
      {tags.data.length === 0 && (
        <EmptyState level={3} title="No tags yet" text="Add words that group your customers." />
      )}
      <ul aria-label="Tags" className="-my-1 divide-y divide-line empty:hidden">
        {tags.data.map((tag) => (
          <li key={tag.id} className="py-1.5">
            <Entry tag={tag} tags={tags.data} task={task} onTask={setTask} onRemove={setRemoving} />
          </li>
        ))}
      </ul>
      <RemoveTagDialog tag={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

interface EntryProps {
  tag: Tag;
  tags: readonly Tag[];
  task: Task;
  onTask: (task: Task) => void;
  onRemove: (tag: Tag) => void;
}

function Entry({ tag, tags, task, onTask, onRemove }: EntryProps) {
  const { id } = tag;
  const kind = task && 'id' in task && task.id === id ? task.kind : null;
  const others = tags.filter((other) => other.id !== id);
  const close = () => onTask(null);
  if (kind === 'edit') return <TagForm tag={tag} onClose={close} />;
  if (kind === 'merge') return <TagMergeForm tag={tag} others={others} onClose={close} />;
  return (
    <TagRow
      tag={tag}
      mergeable={others.length > 0}
      onEdit={() => onTask({ kind: 'edit', id })}
      onMerge={() => onTask({ kind: 'merge', id })}
      onRemove={() => onRemove(tag)}
    />
  );
}

function RemoveTagDialog({ tag, onClose }: { tag: Tag | null; onClose: () => void }) {
  return (
    <RemoveDialog
      recordId={tag?.id}
      title={`Delete the tag ${tag?.name}?`}
      text="It is removed from every customer who has it."
      done={{ kind: 'tag', title: 'Tag deleted' }}
      removal={useRemoveTag()}
      onClose={onClose}
      onRemoved={() => undefined}
    />
  );
}
