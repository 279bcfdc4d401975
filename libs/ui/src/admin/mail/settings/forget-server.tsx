import { type SubmitEvent, useState } from 'react';
import { messageAt } from '../../../api/client/form-errors.ts';
import { useForgetMailServer } from '../../../api/mail/mail-settings.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { CurrentPasswordField } from '../../../primitives/fields/current-password-field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';

export function ForgetServer({ onForgotten }: { onForgotten: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="forget-server-title" className="mt-10">
      <h2 id="forget-server-title" className="text-base font-semibold text-ink">
        Remove the mail server
      </h2>
      <p className="mt-1 text-sm leading-6 text-muted">
        New email then stays in the outbox and is not delivered until you enter a server again.
      </p>
      <Button mutates variant="danger" className="mt-4" onClick={() => setOpen(true)}>
        Remove
      </Button>
      {isOpen && <ForgetDialog onForgotten={onForgotten} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface ForgetDialogProps {
  onForgotten: () => void;
  onClose: () => void;
}

/** Asks for the password only after the server has required it. */
function ForgetDialog({ onForgotten, onClose }: ForgetDialogProps) {
  const removal = useForgetMailServer();
  const [password, setPassword] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (removal.isPending) return;
    try {
      await removal.mutateAsync({ ...(password !== undefined && { currentPassword: password }) });
      onClose();
      onForgotten();
      reportSuccess('Mail server removed');
    } catch (error) {
      if (messageAt(error, 'currentPassword')) return setPassword((typed) => typed ?? '');
      onClose();
      reportFailure(error);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Remove the mail server?"
      description="Its host, password and sender address are deleted."
      role="alertdialog"
      className="max-w-md"
    >
      <Form
        aria-label="Remove the mail server"
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
      >
        {password !== undefined && (
          <CurrentPasswordField
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoFocus
            error={messageAt(removal.error, 'currentPassword')}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" pending={removal.isPending}>
            Remove
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
