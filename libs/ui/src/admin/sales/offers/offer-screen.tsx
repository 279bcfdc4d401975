import { type OfferRecord, idParamsSchema } from '@polaris/contracts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { useOffer } from '../../../api/sales/offers.ts';
import { Button, buttonStyle } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { DraftOffer } from './draft-offer.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferHeader } from './offer-header.tsx';
import { SentOffer } from './sent-offer.tsx';

/** The offer that the address names: its editor, or what was sent of it. */
export function OfferScreen() {
  const { data } = idParamsSchema.safeParse(useParams());
  const id = data?.id ?? 0;
  const offer = useOffer(id);
  if (offer.data) return <Found key={id} offer={offer.data} />;
  if (id === 0 || hasStatus(offer.error, 404)) return <NotFound />;
  if (offer.isPending) return <LoadingState text="Loading offer..." />;
  return (
    <ErrorState
      level={1}
      title="The offer could not be loaded"
      text={errorMessage(offer.error)}
      action={<Button onClick={() => void offer.refetch()}>Try again</Button>}
    />
  );
}

const NotFound = () => (
  <EmptyState
    level={1}
    title="Offer Not Found"
    text="This offer does not exist, or its draft was deleted."
    action={
      <Link to="/admin/offers" className={buttonStyle({})}>
        Back to Offers
      </Link>
    }
  />
);

function Found({ offer }: { offer: OfferRecord }) {
  /** `?edit=version` while a new version is written. */
  const { value, setValue } = useAddressState('edit');
  const [link, setLink] = useState<{ url: string; isUnsent: boolean } | null>(null);
  const isWriting = value === 'version';
  const showSent = () => setValue('');
  return (
    <>
      {offer.state === 'draft' ? (
        <>
          <OfferHeader offer={offer} />
          <DraftOffer offer={offer} onLink={(url) => setLink({ url, isUnsent: true })} />
        </>
      ) : (
        <>
          <OfferHeader offer={offer}>
            {!isWriting && (
              <OfferActions
                offer={offer}
                onWrite={() => setValue('version')}
                onLink={(url) => setLink({ url, isUnsent: false })}
              />
            )}
          </OfferHeader>
          {isWriting ? (
            <DraftOffer
              offer={offer}
              onLink={(url) => setLink({ url, isUnsent: true })}
              onDone={() => leaveOrAsk(showSent)}
            />
          ) : (
            <SentOffer offer={offer} />
          )}
        </>
      )}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </>
  );
}
