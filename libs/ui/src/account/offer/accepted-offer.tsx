import { type OfferPage, dayText, dollars } from '@polaris/contracts';
import { useCallback } from 'react';
import { errorMessage } from '../../api/client/api-error.ts';
import { type useDownloadOffer, usePayForOffer } from '../../api/sales/offer-page.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { useRestored } from '../../primitives/use-restored.ts';
import { DownloadButton } from '../download-button.tsx';

interface AcceptedOfferProps {
  token: string;
  page: Pick<OfferPage, 'dueNow' | 'nextInvoiceOn'>;
  download: ReturnType<typeof useDownloadOffer>;
  /** Reads the page again. */
  onReopen: () => void;
}

/** What follows an acceptance: to pay what is due, and a copy to keep. */
export function AcceptedOffer({ token, page, download, onReopen }: AcceptedOfferProps) {
  const { dueNow, nextInvoiceOn } = page;
  const { mutate, reset, isPending, isSuccess, error } = usePayForOffer(token);
  useRestored(
    useCallback(() => {
      reset();
      onReopen();
    }, [reset, onReopen]),
  );
  const pay = () => mutate(undefined, { onSuccess: ({ url }) => location.assign(url) });
  const isDue = dueNow !== null && dueNow > 0;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {isDue ? (
          <>
            <span className="font-display text-headline tabular-nums">{dollars(dueNow)}</span>{' '}
            <span className="text-muted">is due now</span>
          </>
        ) : (
          'Nothing is due now.'
        )}
      </p>
      {nextInvoiceOn && <p className="text-muted">Next invoice on {dayText(nextInvoiceOn)}.</p>}
      {error && isDue && <Alert>{errorMessage(error)}</Alert>}
      <div className="flex flex-wrap items-start gap-3">
        {isDue && (
          <Button
            className="max-sm:w-full"
            // Until the page where it is paid has loaded.
            pending={isPending || isSuccess}
            onClick={pay}
          >
            Pay {dollars(dueNow)}
          </Button>
        )}
        <DownloadButton label="Download PDF" download={download} />
      </div>
    </>
  );
}
