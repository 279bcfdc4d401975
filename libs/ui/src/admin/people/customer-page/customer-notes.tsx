import { type Customer } from '@polaris/contracts';
import { type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { LazyMarkdown } from '../../../primitives/markdown/lazy-markdown.tsx';
import { useCustomerForm } from '../customers/use-customer-form.ts';
import { actingKey } from '../../../primitives/acting-key.ts';

/** The rendered notes, edited in place. */
export function CustomerNotes({ customer }: { customer: Customer }) {
  const { notes } = customer;
  const [editing, setEditing] = useState(false);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const close = () => {
    setEditing(false);
    focusTarget();
  };
  return (
    <section aria-labelledby="notes-title" className="min-w-0">
      <div className="mb-3 flex items-center justify-between gap-4 border-b border-line pb-2">
        <h2 id="notes-title" className="text-base font-semibold">
          Notes
        </h2>
        {!editing && (
          <Button
            mutates
            ref={target}
            variant="ghost"
            size="sm"
            className="-mr-3"
            onClick={() => setEditing(true)}
          >
            {notes ? 'Edit notes' : 'Add notes'}
          </Button>
        )}
      </div>
      {editing ? (
        <NotesForm customer={customer} onClose={close} />
      ) : (
        <NotesText text={notes} empty="What you should remember about this customer." />
      )}
    </section>
  );
}

const NotesText = ({ text, empty }: { text: string | null; empty: string }) =>
  text ? (
    <LazyMarkdown text={text} className="text-sm leading-6" />
  ) : (
    <p className="text-sm leading-6 text-muted">{empty}</p>
  );

interface NotesFormProps {
  customer: Customer;
  onClose: () => void;
}

function NotesForm({ customer, onClose }: NotesFormProps) {
  const { form, saving } = useCustomerForm(customer, onClose);
  const [isPreview, setPreview] = useState(false);
  const text = useWatch({ control: form.control, name: 'notes' });
  const leave = () => leaveOrAsk(onClose, saving.isDirty);
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (actingKey(event) === 'Escape') leave();
    if (actingKey(event) === 'Enter' && (event.ctrlKey || event.metaKey))
      event.currentTarget.requestSubmit();
  };
  return (
    <Form
      aria-label="Edit Notes"
      onSubmit={(event) => void saving.save(event)}
      onKeyDown={keys}
      className="grid gap-3"
    >
      <NotSaved saving={saving} />
      <div className={isPreview ? 'hidden' : undefined}>
        <Field
          label="Notes"
          hint="Markdown: **bold**, lists with -, links. Ctrl+Enter saves."
          error={form.formState.errors.notes?.message}
        >
          <Textarea {...form.register('notes')} rows={8} />
        </Field>
      </div>
      {isPreview && (
        <div aria-label="Preview" role="group" className="min-h-48 border border-line p-4">
          <NotesText text={text ?? null} empty="Nothing to preview." />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={saving.isSubmitting}>
          Save Notes
        </Button>
        <Button variant="secondary" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          Preview
        </Button>
        <Button variant="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
