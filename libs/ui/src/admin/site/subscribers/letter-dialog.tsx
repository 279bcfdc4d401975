import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Letter, type NewsletterIssue, letterSchema } from '@polaris/contracts';
import { type KeyboardEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { usePreviewLetter, useSendLetter } from '../../../api/site/subscribers.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { NoMailServer } from '../../shared/composer/no-mail-server.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { SendDialog } from './send-dialog.tsx';
import { actingKey } from '../../../primitives/acting-key.ts';

const empty: Letter = { subject: '', text: '' };

/** Writes a letter to all subscribers. What is typed is stored as a draft until it is sent. */
export function LetterDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Letter>({
    resolver: standardSchemaResolver(letterSchema),
    defaultValues: empty,
  });
  const dropDraft = useDraft('letter', form);
  const [issue, setIssue] = useState<NewsletterIssue | null>(null);
  const send = useSendLetter();
  if (!issue) return <LetterForm form={form} onPreview={setIssue} onClose={onClose} />;
  const body = { ...form.getValues(), recipients: issue.recipients };
  return (
    <SendDialog
      issue={issue}
      isSending={send.isPending}
      send={() => send.mutateAsync(body)}
      onSent={() => {
        dropDraft();
        onClose();
      }}
      onClose={() => setIssue(null)}
    />
  );
}

interface LetterFormProps {
  form: UseFormReturn<Letter>;
  onPreview: (issue: NewsletterIssue) => void;
  onClose: () => void;
}

function LetterForm({ form, onPreview, onClose }: LetterFormProps) {
  const preview = usePreviewLetter();
  const { register, formState, handleSubmit, setError } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (letter) => {
    try {
      onPreview(await preview.mutateAsync(letter));
    } catch (error) {
      applyServerErrors(error, ['subject', 'text'], setError);
    }
  });
  const press = (event: KeyboardEvent) => {
    if (actingKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Write a Letter"
      description="It goes to all your subscribers, in your own words. Your draft is kept in this browser."
      className="max-w-2xl"
    >
      <Form
        aria-label="Letter"
        onSubmit={(event) => void submit(event)}
        onKeyDown={press}
        className="grid gap-4"
      >
        {errors.root?.server && <Alert>{errors.root.server.message}</Alert>}
        <NoMailServer text="There is no mail server yet, so a letter cannot be sent." />
        <Field label="Subject" error={errors.subject?.message} required>
          <Input {...register('subject')} autoComplete="off" data-autofocus="" />
        </Field>
        <Field
          label="Letter"
          hint="Leave an empty line between paragraphs. Web addresses become links."
          error={errors.text?.message}
          required
        >
          <Textarea {...register('text')} rows={12} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" pending={isSubmitting} aria-keyshortcuts="Control+Enter">
            Preview
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
