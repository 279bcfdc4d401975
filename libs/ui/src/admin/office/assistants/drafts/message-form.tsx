import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AssistantDraft,
  type AssistantDraftContent,
  type MessageFormValues,
  type MessageInput,
  messageInputSchema,
} from '@polaris/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { applyServerErrors } from '../../../../api/client/form-errors.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Textarea } from '../../../../primitives/fields/textarea.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { FollowUpField } from '../../../shared/composer/follow-up-field.tsx';
import { reportFailure } from '../../../shared/feedback/report-failure.ts';
import { sendOrLeave } from '../../../shared/form/send-or-leave.ts';
import { leaveOrAsk, useUnsaved } from '../../../shared/form/unsaved.ts';
import { approveLabel, nameOf } from './draft-texts.ts';
import { FormButtons } from './form-buttons.tsx';
import type { Decisions } from './use-decisions.ts';

/** The form of a draft. */
export interface DraftFormProps {
  draft: AssistantDraft;
  decisions: Decisions;
  /** The id of the sentence that says why it cannot be approved. */
  reason: string | undefined;
  onApproved: () => void;
  onLeave: () => void;
}

interface MessageFormProps extends DraftFormProps {
  content: Extract<AssistantDraftContent, { kind: 'message' | 'reply' }>;
}

const fields = ['subject', 'body', 'followUpOn'];

/** Changes a drafted message before it is sent. */
export function MessageForm({ draft, content, ...props }: MessageFormProps) {
  const { decisions, reason, onApproved, onLeave } = props;
  const { to, subject, text, quote, followUpOn } = content;
  const form = useForm<MessageFormValues, unknown, MessageInput>({
    resolver: standardSchemaResolver(messageInputSchema),
    defaultValues: { subject, body: text, followUpOn: followUpOn ?? '' },
  });
  const { control, register, setValue, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const day = useWatch({ control, name: 'followUpOn' });
  useUnsaved(isDirty && !isSubmitting);
  const submit = form.handleSubmit(async (values) => {
    if (reason !== undefined) return;
    const message = { subject: values.subject, body: values.body, followUpOn: values.followUpOn };
    try {
      await decisions.approve({ message });
      onApproved();
    } catch (error) {
      reportFailure(error);
      applyServerErrors(error, fields, form.setError);
    }
  });
  const leave = () => leaveOrAsk(onLeave, isDirty);
  return (
    <Form
      aria-label={`Edit: ${nameOf(draft)}`}
      onSubmit={(event) => void submit(event)}
      onKeyDown={sendOrLeave({ send: submit, leave })}
      className="grid max-w-3xl min-w-0 gap-4"
    >
      {errors.root?.['server'] && <Alert>{errors.root['server'].message}</Alert>}
      <p className="wrap-anywhere text-muted">To {to}</p>
      <Field label="Subject" error={errors.subject?.message} required>
        <Input {...register('subject')} autoComplete="off" />
      </Field>
      <Field
        label="Message"
        hint={quote === null ? undefined : 'The message that it replies to is quoted below it.'}
        error={errors.body?.message}
        required
      >
        <Textarea {...register('body')} rows={8} data-autofocus="" />
      </Field>
      {draft.customer && (
        <FollowUpField
          value={day ?? ''}
          error={errors.followUpOn?.message}
          onChange={(next) => setValue('followUpOn', next, { shouldDirty: true })}
        />
      )}
      <FormButtons
        label={approveLabel(content)}
        isPending={isSubmitting}
        reason={reason}
        onLeave={leave}
      />
    </Form>
  );
}
