import type { Purchase } from '@polaris/contracts';
import { bookingPath } from '../../../api/site/account/booking.ts';
import { ButtonLink } from '../../../primitives/button.tsx';
import { sessionsLeftText } from '../../sessions-left-text.ts';
import { purchaseName } from '../purchase-name.ts';

/** The number of sessions left in a purchase, and a link to book one. */
export function SessionsLeft({ purchase }: { purchase: Purchase }) {
  const { id, sessionBalance: sessions } = purchase;
  if (sessions === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="leading-6">{sessionsLeftText(sessions)}</p>
      {sessions.open && sessions.left > 0 && (
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
