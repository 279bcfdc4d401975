import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ReplyFormValues,
  type ReplyInput,
  type ReplyTemplate,
  replyInputSchema,
} from '@polaris/contracts';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../../../api/identity/auth.ts';
import { saveDraft } from '../../../api/site/account/drafts.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { startCustomerUpload } from '../../../api/people/files.ts';
import {
  type Attachment,
  saveAttachments,
  useAttachments,
} from '../../../api/people/use-attachments.ts';
import { useSendMessage, useUndoMessage } from '../../../api/mail/messages.ts';
import { useContentKey } from '../../../api/client/new-key.ts';
import { reportFailure } from '../feedback/report-failure.ts';
import { toastWithUndo } from '../feedback/undo-toast.ts';
import { useDraft } from '../form/use-draft.ts';
import { type ComposerRecipient, draftName } from './recipient.ts';
import { valuesFor, withTemplate } from './template-text.ts';

const fieldNames = ['subject', 'body', 'followUpOn'];

const emptyFor = ({ subject }: ComposerRecipient): ReplyFormValues => ({
  subject,
  body: '',
  followUpOn: '',
  templateId: null,
  quote: true,
});

interface ComposerState {
  recipient: ComposerRecipient;
  onClose: () => void;
  onSent?: () => void;
  /** Called on Undo: the text is in the draft again. */
  onUndone: () => void;
}

/** The form of a message: its draft, its template, sending, and Undo. */
export function useComposer({ recipient, onClose, onSent, onUndone }: ComposerState) {
  const form = useForm<ReplyFormValues, unknown, ReplyInput>({
    resolver: standardSchemaResolver(replyInputSchema),
    defaultValues: emptyFor(recipient),
  });
  const name = draftName(recipient.target);
  const files = useAttachments(startCustomerUpload(recipient.filesOf ?? 0), name);
  const dropDraft = useDraft(name, form);
  const send = useSendMessage(recipient.target);
  const undo = useUndo(name, onUndone);
  const keyOf = useContentKey();
  const submit = form.handleSubmit(async (values) => {
    try {
      const typed = form.getValues();
      const attachments = await files.uploaded();
      const body = { ...values, uploadIds: attachments.map(({ uploadId }) => uploadId) };
      const { id } = await send.mutateAsync({ key: keyOf(body), body });
      dropDraft();
      files.clear();
      onClose();
      onSent?.();
      reportSent(recipient, () => undo(id, typed, attachments));
    } catch (error) {
      reportFailure(error);
      applyServerErrors(error, fieldNames, form.setError);
    }
  });
  const discard = () => {
    dropDraft();
    files.clear();
    onClose();
  };
  return { form, files, submit, discard, pickTemplate: usePickTemplate(recipient, form) };
}

function usePickTemplate(
  recipient: ComposerRecipient,
  { getValues, setValue }: ReturnType<typeof useForm<ReplyFormValues, unknown, ReplyInput>>,
) {
  const user = useUser().data;
  const put = useRef<string>(undefined);
  return (template: ReplyTemplate | null) => {
    setValue('templateId', template?.id ?? null, { shouldDirty: true });
    if (!template) return;
    const { subject, body } = getValues();
    const values = valuesFor(recipient, user);
    const text = withTemplate({ subject, body }, template, values, put.current);
    put.current = text.body;
    setValue('subject', text.subject, { shouldDirty: true });
    setValue('body', text.body, { shouldDirty: true });
  };
}

function useUndo(name: string, onUndone: () => void) {
  const takeBack = useUndoMessage();
  return async (id: number, typed: ReplyFormValues, attachments: Attachment[]) => {
    try {
      await takeBack.mutateAsync(id);
      saveDraft(name, typed);
      saveAttachments(name, attachments);
      onUndone();
    } catch (error) {
      reportFailure(error);
    }
  };
}

const reportSent = ({ name, target }: ComposerRecipient, undo: () => Promise<void>) =>
  toastWithUndo({
    title: target.kind === 'contact' ? 'Reply sent' : 'Message sent',
    description: `Sending to ${name}…`,
    altText: 'A sent message cannot be undone',
    undo,
  });
