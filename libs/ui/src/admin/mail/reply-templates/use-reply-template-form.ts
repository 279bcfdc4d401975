import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ReplyTemplate,
  type ReplyTemplateFormValues,
  type ReplyTemplateInput,
  replyTemplateInputSchema,
  listReplyTemplates,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import type { Edit } from '../../../api/client/edit-record.ts';
import {
  useCreateReplyTemplate,
  useUpdateReplyTemplate,
} from '../../../api/mail/reply-templates.ts';
import { useSaving } from '../../shared/form/use-saving.ts';

const labels = { name: 'Name', subject: 'Subject', body: 'Text' };

const valuesOf = ({ name, subject, body }: ReplyTemplate): ReplyTemplateFormValues => ({
  name,
  subject,
  body,
});

/** The form of one template: its values, saving, and the toast after it. */
export function useReplyTemplateForm(template: ReplyTemplate | undefined, onClose: () => void) {
  const create = useCreateReplyTemplate();
  const update = useUpdateReplyTemplate();
  const form = useForm<ReplyTemplateFormValues, unknown, ReplyTemplateInput>({
    resolver: standardSchemaResolver(replyTemplateInputSchema),
    defaultValues: template ? valuesOf(template) : { name: '', subject: '', body: '' },
  });
  const saving = useSaving({
    form,
    labels,
    path: listReplyTemplates.path,
    record: template,
    valuesOf,
    create: create.mutateAsync,
    update: async (edit: Edit<ReplyTemplate, ReplyTemplateInput>) =>
      (await update.mutateAsync(edit)).saved,
    done: { title: template ? 'Template updated' : 'Template created' },
    onSaved: onClose,
  });
  return { form, saving };
}
