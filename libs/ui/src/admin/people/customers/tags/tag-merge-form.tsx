import type { Tag } from '@polaris/contracts';
import { useState } from 'react';
import { useMergeTag } from '../../../../api/people/customers/tags.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { reportFailure } from '../../../shared/feedback/report-failure.ts';
import { useReportRemoved } from '../../../shared/feedback/use-report-removed.ts';

interface TagMergeFormProps {
  tag: Tag;
  /** The other tags; at least one. */
  others: readonly Tag[];
  onClose: () => void;
}

/** Merges a tag into another one. */
export function TagMergeForm({ tag, others, onClose }: TagMergeFormProps) {
  const [into, setInto] = useState(others[0]?.id ?? 0);
  const merging = useMergeTag();
  const reportRemoved = useReportRemoved();
  const merge = async () => {
    try {
      const { name } = await merging.mutateAsync({ id: tag.id, tagId: into });
      const description = `Customers with ${tag.name} now have ${name}.`;
      reportRemoved({ kind: 'tag', recordId: tag.id, title: 'Tags merged', description });
      onClose();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Form
      aria-label={`Merge ${tag.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void merge();
      }}
      className="grid gap-3"
    >
      <Field
        label={`Merge ${tag.name} into`}
        hint={`Its customers get the other tag, and ${tag.name} goes to the trash.`}
      >
        <Select value={into} onChange={(event) => setInto(Number(event.target.value))}>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={merging.isPending}>
          Merge
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
