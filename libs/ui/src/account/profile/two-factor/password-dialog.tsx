import { type SubmitEvent, useState } from 'react';
import { messageAt } from '../../../api/client/form-errors.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { CurrentPasswordField } from '../../../primitives/fields/current-password-field.tsx';
import { Form } from '../../../primitives/form/form.tsx';

interface PasswordDialogProps {
  /** Why the server requires the password, or has rejected it. */
  error: unknown;
  isPending: boolean;
  onPassword: (password: string) => void;
  onClose: () => void;
}

/** Asks for the password before passkeys change, once the server has required it. */
export function PasswordDialog({ error, isPending, onPassword, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    setSent(true);
    onPassword(password);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enter your password"
      description="For your security, changing passkeys needs your password."
      className="max-w-md"
    >
      <Form aria-label="Enter your password" onSubmit={submit} className="flex flex-col gap-5">
        <CurrentPasswordField
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoFocus
          error={isSent ? messageAt(error, 'currentPassword') : undefined}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending}>
            Continue
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Whether the server has required the password; `reset` discards an abandoned change. */
export function usePasswordQuestion(reset: () => void) {
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    onError: (error: unknown) => setAsked(messageAt(error, 'currentPassword') !== undefined),
    close: () => {
      setAsked(false);
      reset();
    },
  };
}
