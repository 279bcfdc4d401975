import {
  type ClientAction,
  type NextStep,
  clientActionLabels,
  clientStep,
} from '@polaris/contracts';
import type { DatedPurchase } from '../../api/site/account/purchases.ts';
import { bookingPath } from '../../api/site/account/booking.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import { clockZone } from '../../primitives/clock.ts';
import { ownPurchasePath } from './open-purchases.ts';
import { PayDue } from './payment/payment-state.tsx';
import { purchaseName } from './purchase-name.ts';

export interface StepReader {
  /** For example "within one business day". */
  replyTime: string;
  /** The number of unread messages that the step may name. */
  unread: number;
}

/** The next step of a client's own purchase; undefined once it has ended. */
export const clientNextStep = (
  purchase: DatedPurchase,
  reader: StepReader,
): NextStep<ClientAction> | undefined => clientStep(purchase, { ...reader, zone: clockZone() });

interface ClientNextStepProps {
  purchase: DatedPurchase;
  step: NextStep<ClientAction>;
}

/** One sentence, and the button that does it. */
export const ClientNextStep = ({ purchase, step }: ClientNextStepProps) => (
  <>
    <p
      role={purchase.paymentPending ? 'status' : undefined}
      className="max-w-prose text-lg leading-7 text-pretty wrap-anywhere"
    >
      {step.text}
    </p>
    {step.action === 'pay' ? (
      <PayDue purchase={purchase} isNext />
    ) : (
      step.action && <StepLink purchase={purchase} action={step.action} />
    )}
  </>
);

interface StepLinkProps {
  purchase: DatedPurchase;
  action: Exclude<ClientAction, 'pay'>;
}

function StepLink({ purchase, action }: StepLinkProps) {
  const { id } = purchase;
  const page = ownPurchasePath(id);
  const paths = {
    book: bookingPath({ purchaseId: id, moving: null }),
    session: `${page}#sessions`,
    read: `${page}#messages`,
    write: `${page}#messages`,
  };
  return (
    <ButtonLink
      href={paths[action]}
      size="sm"
      variant={action === 'session' ? 'secondary' : 'primary'}
      className="self-start"
      aria-label={`${clientActionLabels[action]}: ${purchaseName(purchase)}`}
    >
      {clientActionLabels[action]}
    </ButtonLink>
  );
}
