import type { User } from '@polaris/contracts';
import { useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { DELETE_HASH, DeleteAccountForm } from './delete-account-form.tsx';

/** What deleting the account does, for both the page and the confirmation. */
export const DELETION =
  'Your profile, preferences and sessions are deleted for good. Your orders stay in the books without your name. Invoices keep the name and address they were issued to.';

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
        description={`${DELETION} This can't be undone.`}
        className="max-w-md"
      >
        <DeleteAccountForm user={user} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
