import type { BackupAccessInput } from '@polaris/contracts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { CurrentPasswordField } from '../../../../primitives/fields/current-password-field.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { PasswordInput } from '../../../../primitives/fields/password-input.tsx';
import { StepTitle } from './step-title.tsx';
import { optional, useAccessForm } from './use-access-form.ts';
import { UserNameField } from './user-name-field.tsx';

interface RestoreAccessFormProps {
  /** Starts the restore; shows why it was rejected. */
  onSend: (access: BackupAccessInput) => Promise<void>;
  onCancel: () => void;
}

export function RestoreAccessForm({ onSend, onCancel }: RestoreAccessFormProps) {
  const { form, submit } = useAccessForm(onSend, false);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const failure = errors.root?.server?.message;
  return (
    <Form
      aria-label="Your passwords"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <StepTitle>Step 1 of 3: Confirm it's you</StepTitle>
      {failure && <Alert>{failure}</Alert>}
      <UserNameField />
      <CurrentPasswordField
        {...register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <Field
        label="Passphrase of the file"
        aside="optional"
        hint="Leave it empty for a file that is not encrypted, or that is encrypted with this server's own passphrase."
        error={errors.passphrase?.message}
      >
        <PasswordInput {...register('passphrase', optional)} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={isSubmitting}>
          Continue
        </Button>
      </div>
    </Form>
  );
}
