import { useWatch } from 'react-hook-form';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Checkbox } from '../../../primitives/fields/checkbox.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { AttachFiles } from '../../../primitives/files/attach-files.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { sendOrLeave } from '../form/send-or-leave.ts';
import { leaveOrAsk } from '../form/unsaved.ts';
import { FollowUpField } from './follow-up-field.tsx';
import { NoMailServer } from './no-mail-server.tsx';
import type { ComposerRecipient } from './recipient.ts';
import { TemplateField } from './template-field.tsx';
import { useComposer } from './use-composer.ts';

interface MessageComposerProps {
  recipient: ComposerRecipient;
  onClose: () => void;
  onSent?: () => void;
  onUndone: () => void;
}

/** Writes a mail to someone, in their record. What is typed is stored as a draft until it is sent. */
export function MessageComposer(props: MessageComposerProps) {
  const { recipient } = props;
  const { form, files, submit, discard, pickTemplate } = useComposer(props);
  const { control, register, formState, setValue } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { body = '', followUpOn, templateId } = useWatch({ control });
  const close = () => leaveOrAsk(discard, isDirty || !files.isEmpty);
  const isReply = recipient.target.kind === 'contact';
  return (
    <Form
      aria-label={isReply ? `Reply to ${recipient.name}` : `Message to ${recipient.name}`}
      onSubmit={(event) => void submit(event)}
      onKeyDown={sendOrLeave({ send: submit, leave: close })}
      className="grid max-w-3xl min-w-0 gap-4"
    >
      {errors.root?.['server'] && <Alert>{errors.root['server'].message}</Alert>}
      <NoMailServer text="There is no mail server yet, so the message will stay in the outbox under Mail." />
      <p className="text-sm leading-6 wrap-anywhere text-muted">To {recipient.email}</p>
      <TemplateField value={templateId ?? null} onPick={pickTemplate} />
      <Field label="Subject" error={errors.subject?.message} required>
        <Input
          {...register('subject')}
          autoComplete="off"
          {...(!isReply && { 'data-autofocus': '' })}
        />
      </Field>
      <Field
        label="Message"
        hint={body.includes('{{') ? 'Placeholders are filled in when it is sent' : undefined}
        error={errors.body?.message}
        required
      >
        <Textarea {...register('body')} rows={8} {...(isReply && { 'data-autofocus': '' })} />
      </Field>
      {recipient.filesOf !== undefined && <AttachFiles {...files.fields} />}
      {recipient.quote !== null && (
        <div>
          <label className="inline-flex min-h-6 items-center gap-3 text-sm leading-6">
            <Checkbox {...register('quote')} />
            Quote the message below the text
          </label>
          <Quote text={recipient.quote} />
        </div>
      )}
      <FollowUp
        isCustomer={recipient.isCustomer}
        value={followUpOn ?? ''}
        error={errors.followUpOn?.message}
        onChange={(day) => setValue('followUpOn', day, { shouldDirty: true })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={isSubmitting} aria-keyshortcuts="Control+Enter">
          Send
        </Button>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        <span className="text-sm leading-6 text-muted pointer-coarse:hidden">Ctrl Enter sends</span>
      </div>
    </Form>
  );
}

function Quote({ text }: { text: string }) {
  return (
    <details className="mt-1 text-sm leading-6">
      <summary className="inline-block min-h-6 cursor-pointer text-muted underline underline-offset-4">
        Show the quote
      </summary>
      <p className="mt-2 border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </details>
  );
}

interface FollowUpProps {
  isCustomer: boolean | undefined;
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** An activity belongs to a customer, so follow-ups are possible only for customers. */
function FollowUp({ isCustomer, ...field }: FollowUpProps) {
  if (isCustomer === undefined) return null;
  if (isCustomer) return <FollowUpField {...field} />;
  return (
    <p className="text-sm leading-6 text-muted">
      To be reminded to follow up, convert the submission to a customer first.
      {field.error && <span className="block text-danger">{field.error}</span>}
    </p>
  );
}
