import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ConversationFormValues,
  type ConversationInput,
  MAX_CLIENT_MESSAGE,
  conversationInputSchema,
} from '@polaris/contracts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { startOwnUpload } from '../../api/people/files.ts';
import { useAttachments } from '../../api/people/use-attachments.ts';
import { useWriteToOwner } from '../../api/site/account/conversation.ts';
import {
  CONVERSATION_DRAFT as DRAFT,
  dropDraft,
  readDraft,
  saveDraft,
} from '../../api/site/account/drafts.ts';
import { applyServerErrors } from '../../api/client/form-errors.ts';
import { useContentKey } from '../../api/client/new-key.ts';
import { Button } from '../../primitives/button.tsx';
import { browserZone } from '../../primitives/clock.ts';
import { Field } from '../../primitives/fields/field.tsx';
import { Textarea } from '../../primitives/fields/textarea.tsx';
import { AttachFiles } from '../../primitives/files/attach-files.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { toast } from '../../primitives/toast/toast.tsx';
import { AccountFailure } from '../account-failure.tsx';

/** A new message to the owner. What is typed is stored as a draft until it is sent. */
export function ConversationForm({ ownerName }: { ownerName: string }) {
  const { form, files, send, error } = useConversationForm(ownerName);
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      isPageForm
      aria-label="New message"
      onSubmit={(event) => void send(event)}
      className="flex flex-col items-start gap-4"
    >
      {errors.root?.server && <AccountFailure error={error} className="w-full" />}
      <Field
        label={`Message to ${ownerName}`}
        error={errors.text?.message}
        className="w-full max-w-prose"
      >
        <Textarea {...form.register('text')} rows={4} maxLength={MAX_CLIENT_MESSAGE} />
      </Field>
      <AttachFiles {...files.fields} />
      <Button type="submit" pending={isSubmitting}>
        Send message
      </Button>
    </Form>
  );
}

function useConversationForm(ownerName: string) {
  const write = useWriteToOwner();
  const [error, setError] = useState<unknown>();
  const files = useAttachments(startOwnUpload, DRAFT);
  const keyOf = useContentKey();
  const draft = readDraft(DRAFT).text;
  const form = useForm<ConversationFormValues, unknown, ConversationInput>({
    resolver: standardSchemaResolver(conversationInputSchema),
    defaultValues: { text: typeof draft === 'string' ? draft : '' },
  });
  const text = useWatch({ control: form.control, name: 'text' });
  useEffect(() => {
    if (text) saveDraft(DRAFT, { text });
    else dropDraft(DRAFT);
  }, [text]);
  const send = form.handleSubmit(async ({ text: typed }) => {
    try {
      const uploadIds = (await files.uploaded()).map(({ uploadId }) => uploadId);
      const body = { text: typed, uploadIds, timeZone: browserZone() };
      await write.mutateAsync({ key: keyOf(body), body });
      form.reset({ text: '' });
      files.clear();
      toast({ title: 'Message sent', description: `${ownerName} has been notified.` });
    } catch (failure) {
      setError(failure);
      applyServerErrors(failure, ['text'], form.setError);
    }
  });
  return { form, files, send, error };
}
