import { withData } from '@polaris/contracts/browser-names';
import { Button } from '@polaris/ui/primitives/button';
import { service as words } from '../../content/services.ts';
import { PriceChangedDialog } from './price-changed-dialog.tsx';
import { usePurchase } from './use-purchase.ts';

/** All of it can be written as JSON. */
export interface PurchaseFormProps {
  service: { id: number; name: string; price: number };
}

/** Where sign-in leads back to. */
const resumeLink = (serviceId: number): string => `/services/${serviceId}#purchase`;

/** Without scripts it leads to the sign-in page; our own script takes it from there. */
export function PurchaseForm({ service }: PurchaseFormProps) {
  const { price, newPrice, pending, accept, decline } = usePurchase(service);
  return (
    <>
      <form
        // For screen readers it is a button: there is nothing to fill in.
        role="none"
        method="get"
        action="/api/login"
        {...withData('purchaseService', service.id)}
        {...withData('amount', price)}
      >
        <input type="hidden" name="returnTo" value={resumeLink(service.id)} />
        <Button type="submit" size="lg" pending={pending}>
          {pending ? words.purchase.pending : words.purchase.action}
        </Button>
      </form>
      {newPrice !== null && (
        <PriceChangedDialog
          name={service.name}
          from={price}
          to={newPrice}
          onAccept={accept}
          onDecline={decline}
        />
      )}
    </>
  );
}
