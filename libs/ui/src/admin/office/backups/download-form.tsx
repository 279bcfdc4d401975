import { PASSPHRASE_MIN } from '@polaris/contracts';
import { useBackupDownload } from '../../../api/office/backups.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { CurrentPasswordField } from '../../../primitives/fields/current-password-field.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { PasswordInput } from '../../../primitives/fields/password-input.tsx';
import { optional, useAccessForm } from './restore/use-access-form.ts';
import { UserNameField } from './restore/user-name-field.tsx';

interface DownloadFormProps {
  isEncrypted: boolean;
  /** Called with the address of the download. */
  onReady: (url: string) => void;
  onCancel: () => void;
}

const explanations = {
  encrypted:
    "The file is encrypted with your server's passphrase, unless you choose another one here.",
  plain:
    'Without a passphrase the file is not encrypted: anyone who gets it can read all of it, customers and messages too.',
};

export function DownloadForm({ isEncrypted, onReady, onCancel }: DownloadFormProps) {
  const download = useBackupDownload();
  const { form, submit } = useAccessForm(
    async (body) => onReady((await download.mutateAsync(body)).url),
    true,
  );
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const failure = errors.root?.server?.message;
  return (
    <Form
      aria-label="Download a backup"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      {failure && <Alert>{failure}</Alert>}
      <UserNameField />
      <CurrentPasswordField
        {...register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <p className="text-sm leading-6 text-muted">
        {explanations[isEncrypted ? 'encrypted' : 'plain']}
      </p>
      <Field
        label="Passphrase"
        aside="optional"
        hint={`At least ${PASSPHRASE_MIN} characters. The file cannot be opened without it, and it cannot be recovered: write it down where you will find it.`}
        error={errors.passphrase?.message}
      >
        <PasswordInput {...register('passphrase', optional)} autoComplete="new-password" />
      </Field>
      <Field label="Repeat the passphrase" error={errors.repeated?.message}>
        <PasswordInput {...register('repeated')} autoComplete="new-password" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={isSubmitting}>
          Download
        </Button>
      </div>
    </Form>
  );
}
