import { idParam } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useCustomer } from '../../../api/people/customers/customers.ts';
import { useBusinessProfile } from '../../../api/sales/business-profile.ts';
import { useOffer, useOfferBuyer } from '../../../api/sales/offers.ts';
import { useServices } from '../../../api/sales/services.ts';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { CustomerPicker } from '../../people/customers/customer-picker.tsx';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { isoDay } from '../../shared/record/format.ts';
import { NewOffer } from './new-offer.tsx';
import { BackToOffers } from './offer-header.tsx';
import {
  buyerValues,
  copiedContent,
  emptyContent,
  newOfferValues,
  startedFromService,
} from './offer-values.ts';

const useIdInAddress = (name: string) => {
  const { value, setValue } = useAddressState(name);
  const { data: id = 0 } = idParam.safeParse(value);
  return [id, (next: number) => setValue(String(next))] as const;
};

/** Drafts an offer for the customer in the address, or asks for one first. */
export function NewOfferScreen() {
  const [customerId, setCustomerId] = useIdInAddress('customerId');
  return (
    <>
      <header className="mb-8">
        <BackToOffers />
        <h1 className="font-display text-3xl leading-9 tracking-tight">New offer</h1>
        {customerId > 0 && <CustomerName id={customerId} />}
      </header>
      {customerId === 0 ? (
        <div className="min-h-80 max-w-md">
          <CustomerPicker
            label="Customer"
            picked={null}
            onPick={(picked) => picked && setCustomerId(picked.id)}
            autoFocus
            suggests
          />
        </div>
      ) : (
        <ForCustomer key={customerId} customerId={customerId} />
      )}
    </>
  );
}

function CustomerName({ id }: { id: number }) {
  const { data } = useCustomer(id);
  return <p className="mt-1 text-sm leading-6 text-muted">{data && `For ${data.name}`}</p>;
}

/** Waits for what the form is filled in with. */
function ForCustomer({ customerId }: { customerId: number }) {
  const [copyId] = useIdInAddress('copy');
  const [serviceId] = useIdInAddress('service');
  /** The first day of a retainer that follows another. */
  const { value: startsOn } = useAddressState('startsOn');
  const profile = useBusinessProfile();
  const buyer = useOfferBuyer(customerId);
  const copied = useOffer(copyId);
  const services = useServices();
  const needed = [
    ...[profile, buyer],
    ...(copyId > 0 ? [copied] : []),
    ...(serviceId > 0 ? [services] : []),
  ];
  const failed = needed.find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <ErrorState
        title="The offer could not be started"
        text={errorMessage(failed.error)}
        action={<Button onClick={() => void failed.refetch()}>Try again</Button>}
      />
    );
  const isLoading = needed.some(({ data }) => !data);
  if (!profile.data || !buyer.data || isLoading)
    return <LoadingState text="Loading the customer..." />;
  const { taxMode, taxRate, offerTerms } = profile.data;
  const own = { buyer: buyerValues(buyer.data), taxMode };
  const earlier = copyId > 0 ? copied.data : undefined;
  const empty = {
    ...emptyContent(taxMode, taxRate),
    ...{ buyer: own.buyer, terms: offerTerms ?? '' },
  };
  const service = services.data?.items.find(({ id }) => id === serviceId);
  const content = earlier
    ? copiedContent(earlier.content, own, startsOn || isoDay())
    : service
      ? startedFromService(empty, service)
      : empty;
  const values = {
    ...newOfferValues(content, isoDay()),
    ...(service && { serviceId: service.id }),
  };
  return (
    <NewOffer
      customerId={customerId}
      own={own}
      follows={earlier?.customer?.id === customerId ? copyId : null}
      values={
        earlier
          ? { ...values, serviceId: earlier.serviceId, invoiceOnAccept: earlier.invoiceOnAccept }
          : values
      }
    />
  );
}
