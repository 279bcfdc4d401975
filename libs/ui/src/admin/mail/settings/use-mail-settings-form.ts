import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type MailSettings,
  type MailSettingsFormValues,
  type MailSettingsInput,
  getMailSettings,
  mailSettingsFieldLabels,
  mailSettingsInputSchema,
} from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageAt } from '../../../api/client/form-errors.ts';
import {
  type EditableMailSettings,
  useUpdateMailSettings,
} from '../../../api/mail/mail-settings.ts';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { useSaving } from '../../shared/form/use-saving.ts';

/** The form omits what the server's environment sets. */
const valuesOf = ({ fixed, ...settings }: MailSettings): MailSettingsFormValues => ({
  ...(!fixed.server && {
    host: settings.host ?? '',
    port: settings.port ?? 465,
    encryption: settings.encryption ?? 'tls',
    username: settings.username ?? '',
    password: '',
  }),
  ...(!fixed.sender && { senderAddress: settings.senderAddress ?? '' }),
  replyTo: settings.replyTo ?? '',
  dkimSelector: settings.dkimSelector ?? '',
});

export function useMailSettingsForm(settings: EditableMailSettings) {
  const update = useUpdateMailSettings();
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useForm<MailSettingsFormValues, unknown, MailSettingsInput>({
    resolver: standardSchemaResolver(mailSettingsInputSchema),
    defaultValues: valuesOf(settings),
  });
  const saving = useSaving<MailSettingsFormValues, MailSettingsInput, EditableMailSettings>({
    form,
    labels: mailSettingsFieldLabels,
    path: getMailSettings.path,
    record: settings,
    valuesOf,
    update: ({ base, changes }) =>
      update.mutateAsync({
        ...valuesOf(base),
        ...changes,
        version: base.version,
        ...(asksPassword && { currentPassword: form.getValues('currentPassword') }),
      }),
    done: { title: 'Success', description: 'Mail server saved' },
    onSaved: () => setAsksPassword(false),
    onFailure: (error) =>
      messageAt(error, 'currentPassword') ? setAsksPassword(true) : reportFailure(error),
  });
  return { form, saving, asksPassword };
}

export type MailSettingsForm = ReturnType<typeof useMailSettingsForm>['form'];
