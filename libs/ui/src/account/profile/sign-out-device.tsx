import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Device, type SignOutDeviceInput, signOutDeviceInputSchema } from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSignOutDevice } from '../../api/site/account/account.ts';
import { forEachServerError } from '../../api/client/form-errors.ts';
import { Button } from '../../primitives/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { CurrentPasswordField } from '../../primitives/fields/current-password-field.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { toast } from '../../primitives/toast/toast.tsx';
import { AccountFailure } from '../account-failure.tsx';
import { SignInAgain } from './sign-in-again.tsx';

interface SignOutDeviceProps {
  device: Device;
  onClose: () => void;
  /** Called after the device is removed from the list. */
  onSignedOut: () => void;
}

/** Asks to confirm signing out on a device; asks for the password only after the server has required it. */
export function SignOutDevice({ device, onClose, onSignedOut }: SignOutDeviceProps) {
  const { name, current } = device;
  const signOut = useSignOutDevice();
  const [needsPassword, setNeedsPassword] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<SignOutDeviceInput>({
    resolver: standardSchemaResolver(signOutDeviceInputSchema),
  });
  const { errors, isSubmitting } = formState;
  const end = handleSubmit(async (body) => {
    try {
      await signOut.mutateAsync({ device, body });
      if (current) return location.assign('/');
      onClose();
      onSignedOut();
      toast({ title: 'Signed out', description: `${name} was signed out.` });
    } catch (error) {
      forEachServerError(error, ['currentPassword'], (field, message) => {
        if (field === 'currentPassword') setNeedsPassword(true);
        setError(field as 'currentPassword', { message });
      });
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={current ? 'Sign out on this device?' : `Sign out ${name}?`}
      description={
        current
          ? "You'll have to sign in again here. Your other devices stay signed in."
          : 'It loses access to your account right away, and has to sign in again.'
      }
      className="max-w-md"
    >
      <Form
        aria-label="Sign out on a device"
        onSubmit={(event) => void end(event)}
        className="flex flex-col gap-5"
      >
        {errors.root?.server && (
          <AccountFailure error={signOut.error}>
            <SignInAgain error={signOut.error} hash="#devices" />
          </AccountFailure>
        )}
        {needsPassword && (
          <CurrentPasswordField
            {...register('currentPassword')}
            autoFocus
            error={errors.currentPassword?.message}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} data-autofocus="">
            Cancel
          </Button>
          <Button type="submit" pending={isSubmitting || (current && signOut.isSuccess)}>
            Sign out
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
