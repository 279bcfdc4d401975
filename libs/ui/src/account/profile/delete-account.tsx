import { useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { Dialog } from '../../primitives/dialog.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title="Delete your account?"
        description="Your profile, preferences and sessions will be deleted. Invoices that were issued to you stay in the books, with your name and address on them. This action cannot be undone."
        className="max-w-md"
      >
        <DeleteAccountForm email={email} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
