import type { CustomerTag } from '@polaris/contracts';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useCustomerTags, useSetCustomerTags } from '../../../../api/people/customers/tags.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { TagBadge } from './tag-badge.tsx';
import { TagPicker } from './tag-picker.tsx';

/** The tags of a customer, with the button that changes them. */
export function CustomerTags({ customerId }: { customerId: number }) {
  const { data: tags } = useCustomerTags(customerId);
  const [editing, setEditing] = useState(false);
  if (!tags) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul aria-label="Tags" className="flex flex-wrap gap-1.5 empty:hidden">
        {tags.map((tag) => (
          <li key={tag.id} className="flex">
            <TagBadge tag={tag} />
          </li>
        ))}
      </ul>
      <Button
        mutates
        variant="ghost"
        size="sm"
        className={tags.length === 0 ? '-ml-3' : undefined}
        onClick={() => setEditing(true)}
      >
        <Tags aria-hidden="true" className="size-3.5" />
        {tags.length > 0 ? 'Edit tags' : 'Add tags'}
      </Button>
      <Dialog open={editing} onClose={() => setEditing(false)} title="Tags" className="max-w-md">
        <TagsForm customerId={customerId} tags={tags} onClose={() => setEditing(false)} />
      </Dialog>
    </div>
  );
}

interface TagsFormProps {
  customerId: number;
  tags: readonly CustomerTag[];
  onClose: () => void;
}

function TagsForm({ customerId, tags, onClose }: TagsFormProps) {
  const [picked, setPicked] = useState(tags);
  const saving = useSetCustomerTags(customerId);
  const save = async () => {
    try {
      await saving.mutateAsync(picked);
      reportSuccess('Tags updated');
      onClose();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <TagPicker picked={picked} onPick={setPicked} />
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button pending={saving.isPending} onClick={() => void save()}>
          Save Tags
        </Button>
      </div>
    </div>
  );
}
