import { type AccountSummary, type OneTimeLink as Link, displayName } from '@polaris/contracts';
import { useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useMakeOneTimeLink } from '../../../../api/people/customers/linked-accounts.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { CopyField } from '../../../../primitives/fields/copy-field.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { dateAndTime } from '../../../shared/record/format.ts';

interface OneTimeLinkProps {
  customerId: number;
  account: AccountSummary;
}

/** Lets the owner help a person who cannot sign in and gets no email. */
export function OneTimeLink(props: OneTimeLinkProps) {
  const [open, setOpen] = useState(false);
  const { account } = props;
  return (
    <>
      <Button mutates variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Make a one-time link
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="One-time link"
        description={`With this link, ${displayName(account)} (${account.email}) can choose a new password and is signed in. Use it when no email is sent or none arrives.`}
        className="max-w-lg"
      >
        <Steps {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Mounted only while the dialog is open, so that closing it discards the link. */
function Steps({ customerId, onClose }: OneTimeLinkProps & { onClose: () => void }) {
  const making = useMakeOneTimeLink(customerId);
  if (making.isSuccess) return <NewLink link={making.data} onClose={onClose} />;
  return (
    <div className="flex flex-col gap-5">
      {making.isError && <Alert>{errorMessage(making.error)}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button pending={making.isPending} onClick={() => making.mutate()} data-autofocus="">
          Make the link
        </Button>
      </div>
    </div>
  );
}

function NewLink({ link: { url, expiresAt }, onClose }: { link: Link; onClose: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="warn">
        Anyone who has this link can choose the account's password: give it to the customer
        yourself.
      </Alert>
      <CopyField label="Link" value={url} autoFocus />
      <p className="text-sm leading-6 text-muted">
        It works once, until <time dateTime={expiresAt}>{dateAndTime(expiresAt)}</time>. It is shown
        only once: after closing, you would need a new one.
      </p>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
