import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Tag,
  type TagFormValues,
  type TagInput,
  tagColorLabels,
  tagInputSchema,
  listTags,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import type { Edit } from '../../../../api/client/edit-record.ts';
import { useCreateTag, useUpdateTag } from '../../../../api/people/customers/tags.ts';
import { useSaving } from '../../../shared/form/use-saving.ts';

const labels = { name: 'Name', color: 'Color' };
const formats = { color: tagColorLabels };

const valuesOf = ({ name, color }: Tag): TagFormValues => ({ name, color });

/** The form of one tag: its values, saving, and the toast after it. */
export function useTagForm(
  tag: Tag | undefined,
  onSaved: () => void,
  onAdded?: (tag: Tag) => void,
) {
  const create = useCreateTag();
  const update = useUpdateTag();
  const form = useForm<TagFormValues, unknown, TagInput>({
    resolver: standardSchemaResolver(tagInputSchema),
    defaultValues: tag ? valuesOf(tag) : { name: '', color: 'gray' },
  });
  const saving = useSaving({
    form,
    labels,
    formats,
    path: listTags.path,
    record: tag,
    valuesOf,
    create: async (input: TagInput) => {
      const added = await create.mutateAsync(input);
      onAdded?.(added);
      return added;
    },
    update: async (edit: Edit<Tag, TagInput>) => (await update.mutateAsync(edit)).saved,
    done: { title: tag ? 'Tag updated' : 'Tag created' },
    onSaved,
  });
  return { form, saving };
}
