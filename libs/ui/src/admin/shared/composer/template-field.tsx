import type { ReplyTemplate } from '@polaris/contracts';
import { Link } from 'react-router';
import { useReplyTemplates } from '../../../api/mail/reply-templates.ts';
import { Field } from '../../../primitives/fields/field.tsx';
import { Select } from '../../../primitives/fields/select.tsx';

interface TemplateFieldProps {
  /** The id of the picked template, or empty. */
  value: number | null;
  onPick: (template: ReplyTemplate | null) => void;
}

/** Picks a template for a message. */
export function TemplateField({ value, onPick }: TemplateFieldProps) {
  const { data, isPending, isError } = useReplyTemplates();
  const templates = data?.items ?? [];
  const pick = (id: string) => onPick(templates.find((each) => String(each.id) === id) ?? null);
  const none = isPending ? 'Loading templates...' : 'No template';
  return (
    <Field
      label="Template"
      error={isError ? 'The templates could not be loaded.' : undefined}
      link={
        <Link to="/admin/reply-templates" className="underline underline-offset-4">
          Manage templates
        </Link>
      }
    >
      <Select value={value ?? ''} onChange={({ target }) => pick(target.value)}>
        <option value="">{none}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
