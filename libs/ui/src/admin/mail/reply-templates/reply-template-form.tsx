import { type ReplyTemplate, inBraces, placeholderLabels } from '@polaris/contracts';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { useReplyTemplateForm } from './use-reply-template-form.ts';

interface ReplyTemplateFormProps {
  template: ReplyTemplate | undefined;
  onClose: () => void;
}

export function ReplyTemplateForm({ template, onClose }: ReplyTemplateFormProps) {
  const { form, saving } = useReplyTemplateForm(template, onClose);
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Form
      aria-label="Reply template"
      onSubmit={(event) => void saving.save(event)}
      className="grid gap-5"
    >
      <NotSaved saving={saving} />
      <Field label="Name" hint="Only you see it" error={errors.name?.message} required>
        <Input {...register('name')} autoComplete="off" />
      </Field>
      <Field
        label="Subject"
        hint="Without one, the message keeps its subject"
        error={errors.subject?.message}
      >
        <Input {...register('subject')} autoComplete="off" />
      </Field>
      <Field label="Text" error={errors.body?.message} required>
        <Textarea {...register('body')} rows={8} />
      </Field>
      <PlaceholderList />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={saving.isSubmitting}>
          {template ? 'Update Template' : 'Create Template'}
        </Button>
      </div>
    </Form>
  );
}

function PlaceholderList() {
  return (
    <div className="text-sm leading-6">
      <p className="text-muted">These placeholders are filled in for each person:</p>
      <dl className="mt-1 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4">
        {Object.entries(placeholderLabels).map(([name, label]) => (
          <div key={name} className="contents">
            <dt>
              <code>{inBraces(name)}</code>
            </dt>
            <dd className="text-muted">{label}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
