import { type CustomerTag, MAX_CUSTOMER_TAGS, searchKey } from '@polaris/contracts';
import { useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useCreateTag, useTags } from '../../../../api/people/customers/tags.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { Checkbox } from '../../../../primitives/fields/checkbox.tsx';
import { ScrollBox } from '../../../../primitives/scroll-box.tsx';
import { reportFailure } from '../../../shared/feedback/report-failure.ts';
import { SearchField } from '../../../shared/filters/search-field.tsx';
import { TagBadge } from './tag-badge.tsx';

interface TagPickerProps {
  picked: readonly CustomerTag[];
  onPick: (tags: readonly CustomerTag[]) => void;
}

/** Picks existing tags, and adds new ones. */
export function TagPicker({ picked, onPick }: TagPickerProps) {
  const tags = useTags();
  const create = useCreateTag();
  const [query, setQuery] = useState('');
  const name = query.trim();
  const isSame = (tag: CustomerTag) => tag.name.toLowerCase() === name.toLowerCase();
  const found = (tags.data ?? []).filter((tag) => searchKey(tag.name).includes(searchKey(name)));
  const isFull = picked.length >= MAX_CUSTOMER_TAGS;
  const add = async () => {
    try {
      onPick([...picked, await create.mutateAsync({ name, color: 'gray' })]);
      setQuery('');
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Search tags"
        placeholder="Search or add a tag"
        value={query}
        onChange={setQuery}
      />
      {tags.isError && <Alert>{errorMessage(tags.error)}</Alert>}
      <ScrollBox role="group" aria-label="Tags" className="max-h-64 overflow-y-auto">
        {found.map((tag) => {
          const isPicked = picked.some(({ id }) => id === tag.id);
          return (
            <label key={tag.id} className="flex min-h-9 cursor-pointer items-center gap-3 px-1">
              <Checkbox
                checked={isPicked}
                disabled={isFull && !isPicked}
                onChange={() =>
                  onPick(isPicked ? picked.filter(({ id }) => id !== tag.id) : [...picked, tag])
                }
              />
              <TagBadge tag={tag} />
            </label>
          );
        })}
      </ScrollBox>
      {isFull && (
        <p className="text-sm text-muted">A customer can have at most {MAX_CUSTOMER_TAGS} tags.</p>
      )}
      {name !== '' && !isFull && tags.data && !tags.data.some(isSame) && (
        <Button
          variant="secondary"
          size="sm"
          className="max-w-full self-start"
          pending={create.isPending}
          onClick={() => void add()}
        >
          <span className="truncate">Add the tag “{name}”</span>
        </Button>
      )}
    </div>
  );
}
