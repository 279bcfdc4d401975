import type { Customer, OpenInvitation, SentInvitation } from '@polaris/contracts';
import { useState } from 'react';
import { useInviteCustomer } from '../../../../api/site/account/invitations.ts';
import { useOpenInvitation } from '../../../../api/people/customers/linked-accounts.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { CopyField } from '../../../../primitives/fields/copy-field.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { longDate } from '../../../shared/record/format.ts';

type LinkToGive = SentInvitation & { url: string };

/** Invites a customer without an account: by mail, or with a link for the owner to share if no mail is sent. */
export function InviteCustomer({ customer: { id, email } }: { customer: Customer }) {
  const invitation = useOpenInvitation(id).data;
  const inviting = useInviteCustomer(id);
  const [link, setLink] = useState<LinkToGive | null>(null);
  const invite = async () => {
    try {
      const { url, ...sent } = await inviting.mutateAsync();
      if (url === null) report(sent);
      else setLink({ ...sent, url });
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <p className="text-sm leading-6 wrap-anywhere text-muted">{stateOf(email, invitation)}</p>
      {email && (
        <Button variant="secondary" pending={inviting.isPending} onClick={() => void invite()}>
          {invitation ? 'Invite again' : 'Invite'}
        </Button>
      )}
      <Dialog
        open={link !== null}
        onClose={() => setLink(null)}
        title="Invitation link"
        description={`With this link, the customer creates the account for ${email}.`}
        className="max-w-lg"
      >
        {link && <LinkToGive link={link} onClose={() => setLink(null)} />}
      </Dialog>
    </div>
  );
}

const report = ({ sentTo, expiresAt }: Omit<SentInvitation, 'url'>) =>
  reportSuccess(`Invitation sent to ${sentTo}. It works until ${longDate(expiresAt)}.`);

/** Warns that inviting again replaces the earlier link. */
function stateOf(email: string | null, invitation: OpenInvitation | null | undefined): string {
  if (!email) return 'Add an email address to invite this customer to create an account.';
  if (!invitation) return `Or invite this customer to create an account for ${email}.`;
  const { createdAt, expiresAt } = invitation;
  const end = Date.parse(expiresAt) <= Date.now() ? 'expired on' : 'until';
  return `Invited on ${longDate(createdAt)}, ${end} ${longDate(expiresAt)}. Inviting again replaces the link.`;
}

function LinkToGive({ link, onClose }: { link: LinkToGive; onClose: () => void }) {
  const { url, expiresAt } = link;
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="warn">
        No mail was sent, as there is no mail server. Please give this link to the customer
        yourself: anyone who has it can open the account.
      </Alert>
      <CopyField label="Link" value={url} autoFocus />
      <p className="text-sm leading-6 text-muted">
        It works once, until <time dateTime={expiresAt}>{longDate(expiresAt)}</time>. It is shown
        only once, and does not verify the address.
      </p>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
