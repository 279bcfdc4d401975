import type { OfferRecord, SentOffer } from '@polaris/contracts';
import { Link } from 'react-router';
import { useSignInOptions } from '../../../api/identity/auth.ts';
import { useBusinessProfile } from '../../../api/sales/business-profile.ts';
import { useSendOffer } from '../../../api/sales/offers.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { longDay } from '../../shared/record/format.ts';

interface SendDialogProps {
  offer: OfferRecord;
  onClose: () => void;
  /** It was not mailed: its link is to be passed on. */
  onLink: (url: string) => void;
  onSent: () => void;
}

/** Confirms the recipient and what happens next, then sends the offer. Mount it to open it. */
export function SendDialog({ offer, onClose, onLink, onSent }: SendDialogProps) {
  const send = useSendOffer();
  const profile = useBusinessProfile().data;
  const isMailed = useSignInOptions().data?.mail !== false && offer.recipient !== null;
  const isMissing = profile !== undefined && !(profile.legalName && profile.address);
  const done = ({ sentTo, url }: SentOffer) => {
    onClose();
    onSent();
    if (sentTo) reportSuccess(`On the way to ${sentTo}`);
    if (url) onLink(url);
  };
  const sendNow = () =>
    send.mutateAsync(offer).then(done, (error: unknown) => {
      onClose();
      reportFailure(error);
    });
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={titleOf(offer, isMailed)}
      description={<SendText offer={offer} isMailed={isMailed} />}
      className="max-w-lg"
    >
      {isMissing && (
        <Alert tone="warn">
          Enter your legal name and address in the{' '}
          <Link to="/admin/business-profile" className="underline underline-offset-4">
            business profile
          </Link>{' '}
          before you send an offer.
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose} data-autofocus="">
          Cancel
        </Button>
        {!isMissing && (
          <Button pending={send.isPending} onClick={() => void sendNow()}>
            {isMailed ? 'Send' : 'Make the Link'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const titleOf = ({ recipient, current }: OfferRecord, isMailed: boolean): string => {
  const what = current > 0 ? 'this new version' : 'this offer';
  return isMailed ? `Send ${what} to ${recipient}?` : `Send ${what}?`;
};

function SendText({ offer, isMailed }: { offer: OfferRecord; isMailed: boolean }) {
  const { recipient, expiresOn, current } = offer;
  const noMail = recipient ? 'There is no mail server' : 'The buyer has no email address';
  const way = isMailed
    ? 'They get a private link by email'
    : `${noMail}. You get a private link to pass on yourself`;
  return (
    <>
      {way}. Without an account, they can read the offer, ask about it, and accept or decline it
      until {longDay(expiresOn)}.
      {current > 0 && ' They see what has changed, and can no longer accept the version before.'}{' '}
      What you send cannot be changed afterward, only replaced by a new version.
    </>
  );
}
