import type { User } from '@polaris/contracts';
import { useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { DELETE_HASH, DeleteAccountForm } from './delete-account-form.tsx';

export function DeleteAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(() => location.hash === DELETE_HASH);
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
        <DeleteAccountForm user={user} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
