import type { DatedPurchase } from '../../../api/site/account/purchases.ts';
import { bookingPath } from '../../../api/site/account/booking.ts';
import { ButtonLink } from '../../../primitives/button.tsx';
import { sessionsLeftText } from '../../sessions-left-text.ts';
import { purchaseName } from '../purchase-name.ts';

interface SessionsLeftProps {
  purchase: DatedPurchase;
  /** Whether to show the link that books one. */
  canBook: boolean;
}

/** The number of sessions left in a purchase, and a link to book one. */
export function SessionsLeft({ purchase, canBook }: SessionsLeftProps) {
  const { id, sessionBalance: sessions } = purchase;
  if (sessions === null) return null;
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="leading-6">{sessionsLeftText(sessions)}</p>
      {canBook && isBookable(purchase) && (
        <ButtonLink
          href={bookingPath({ purchaseId: id, moving: null })}
          size="sm"
          aria-label={`Book a session: ${purchaseName(purchase)}`}
        >
          Book a session
        </ButtonLink>
      )}
    </div>
  );
}

const isBookable = ({ status, sessionBalance: sessions }: DatedPurchase): boolean =>
  status === 'active' &&
  sessions !== null &&
  sessions.open &&
  !sessions.afterPayment &&
  !sessions.over &&
  sessions.left > 0;
