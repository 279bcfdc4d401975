import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BackupAccessInput, backupAccessInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { applyServerErrors } from '../../../../api/client/form-errors.ts';

interface AccessValues extends BackupAccessInput {
  /** The repeated passphrase, if a new one is chosen. */
  repeated?: string;
}

const fields = ['currentPassword', 'passphrase'];

/** An empty field means no passphrase. */
export const optional = { setValueAs: (text: string) => text || undefined };

/** The password, and a passphrase if one is given; the server's messages are shown at their fields. */
export function useAccessForm(send: (body: BackupAccessInput) => Promise<void>, isNew: boolean) {
  const form = useForm<AccessValues, unknown, BackupAccessInput>({
    resolver: standardSchemaResolver(backupAccessInputSchema),
    defaultValues: { currentPassword: '' },
  });
  const { setError, getValues } = form;
  const submit = form.handleSubmit(async (body) => {
    if (isNew && (body.passphrase ?? '') !== (getValues('repeated') ?? ''))
      return setError(
        'repeated',
        { message: 'The two passphrases are different.' },
        { shouldFocus: true },
      );
    try {
      await send(body);
    } catch (error) {
      applyServerErrors(error, fields, setError);
    }
  });
  return { form, submit };
}
