import { MAX_OFFER_VERSIONS, type OfferRecord } from '@polaris/contracts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { offerFilePath, useShareOfferLink } from '../../../api/sales/offers.ts';
import { Button, ButtonLink, buttonStyle } from '../../../primitives/button.tsx';
import { Menu } from '../../../primitives/menu.tsx';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { newOfferPath, purchasePath, retainerPath } from '../../shared/record/record-paths.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { isOpen } from './offer-state.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface OfferActionsProps {
  offer: OfferRecord;
  onWrite: () => void;
  onLink: (url: string) => void;
}

/** What can be done with a sent offer: what is likely as a button, the rest in a menu. */
export function OfferActions({ offer, onWrite, onLink }: OfferActionsProps) {
  const { id, state, customer, versions, hasDraft, purchaseId, retainerId } = offer;
  const [dialog, setDialog] = useState<'extend' | 'withdraw' | 'template' | null>(null);
  const share = useShareOfferLink();
  const navigate = useNavigate();
  const close = () => setDialog(null);
  const isSent = state === 'sent' || state === 'expired';
  const canWrite = isOpen(offer) && (hasDraft || versions.length < MAX_OFFER_VERSIONS);
  const copyAsNew = () => navigate(newOfferPath(customer?.id, { copy: id }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canWrite && (
        <Button mutates size="sm" onClick={onWrite}>
          {hasDraft ? 'Continue New Version' : 'New Version'}
        </Button>
      )}
      {isSent && (
        <Button mutates variant="secondary" size="sm" onClick={() => setDialog('extend')}>
          Extend
        </Button>
      )}
      {purchaseId !== null && (
        <Link to={purchasePath(purchaseId)} className={buttonStyle({ size: 'sm' })}>
          Open Purchase
        </Link>
      )}
      {retainerId !== null && (
        <Link to={retainerPath(retainerId)} className={buttonStyle({ size: 'sm' })}>
          Open Retainer
        </Link>
      )}
      {state === 'withdrawn' && (
        <Button mutates size="sm" onClick={() => void copyAsNew()}>
          Copy as New Offer
        </Button>
      )}
      <ButtonLink href={offerFilePath(id)} download variant="secondary" size="sm">
        Download PDF
      </ButtonLink>
      <Menu label="More actions">
        {state !== 'withdrawn' && (
          <MenuItem
            label="Copy link"
            onClick={() => share.mutateAsync(id).then(({ url }) => onLink(url), reportFailure)}
          />
        )}
        {state !== 'withdrawn' && <MenuItem label="Copy as new offer" onClick={copyAsNew} />}
        <MenuItem label="Save as template" onClick={() => setDialog('template')} />
        {isSent && <MenuItem label="Withdraw" onClick={() => setDialog('withdraw')} />}
      </Menu>
      {dialog === 'extend' && <ExtendDialog offer={offer} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog offer={offer} onClose={close} />}
      {dialog === 'template' && <TemplateDialog content={offer.content} onClose={close} />}
    </div>
  );
}

const MenuItem = ({ label, onClick }: { label: string; onClick: () => unknown }) => (
  <Button
    mutates
    variant="ghost"
    size="sm"
    className="justify-start!"
    onClick={() => void onClick()}
  >
    {label}
  </Button>
);
