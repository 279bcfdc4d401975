import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ChangeEmailInput, type User, changeEmailInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { AccountFailure } from '../account-failure.tsx';
import { applyServerErrors } from '../../api/client/form-errors.ts';
import { useChangeEmail } from '../../api/identity/verification.ts';
import { Button } from '../../primitives/button.tsx';
import { CurrentPasswordField } from '../../primitives/fields/current-password-field.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { Input } from '../../primitives/fields/input.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { toast } from '../../primitives/toast/toast.tsx';

interface ChangeEmailFormProps {
  user: User;
  autoFocus: boolean;
  /** Called before the response, after which the code field appears. */
  onAsk: () => void;
}

const fields = Object.keys(changeEmailInputSchema.shape);
const empty = { email: '', currentPassword: '' };

function useEmailForm({ user: { hasPassword }, onAsk }: ChangeEmailFormProps) {
  const change = useChangeEmail();
  const values: ChangeEmailInput = hasPassword ? empty : { email: '' };
  const form = useForm<ChangeEmailInput>({
    resolver: standardSchemaResolver(changeEmailInputSchema),
    defaultValues: values,
  });
  const save = form.handleSubmit(async (body) => {
    onAsk();
    try {
      toast(outcome(await change.mutateAsync(body)));
      form.reset(values);
    } catch (error) {
      applyServerErrors(error, fields, form.setError);
    }
  });
  return { form, save, error: change.error };
}

const outcome = ({ email, pendingEmail }: User) =>
  pendingEmail
    ? {
        title: 'Check your email',
        description: `A link and a code are on their way to ${pendingEmail}.`,
      }
    : {
        title: 'Email address changed',
        description: `Your account's email address is now ${email}.`,
      };

export function ChangeEmailForm(props: ChangeEmailFormProps) {
  const { user, autoFocus } = props;
  const { form, save, error } = useEmailForm(props);
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      isPageForm
      aria-label="Change email address"
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-5"
    >
      {errors.root?.server && (
        <AccountFailure error={error}>
          <SignInAgain error={error} hash="#email" />
        </AccountFailure>
      )}
      <Field label="New email address" hint={hintOf(user)} error={errors.email?.message} required>
        <Input
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          autoFocus={autoFocus}
        />
      </Field>
      {user.hasPassword && (
        <CurrentPasswordField
          {...form.register('currentPassword')}
          error={errors.currentPassword?.message}
        />
      )}
      <Button type="submit" pending={isSubmitting} className="self-start">
        Change address
      </Button>
    </Form>
  );
}

/** Says which mails will be sent; without a mail server, the change takes effect immediately. */
function hintOf({ emailStatus }: User): string {
  if (emailStatus === 'unchecked') return 'The new address takes effect immediately.';
  const counts = 'The new address takes effect once you verify it.';
  return emailStatus === 'verified' ? `${counts} Your old address will be notified.` : counts;
}
