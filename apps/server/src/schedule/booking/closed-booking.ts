import type { BookingSettings } from '@polaris/contracts';
import type { BookablePurchase } from './booking.read-model';

export interface BookingState {
  settings: Pick<BookingSettings, 'open' | 'beforePayment'>;
  purchase: BookablePurchase;
  /** Whether a busy calendar could not be read for too long. */
  isSilent: boolean;
  isVerified: boolean;
  /** The date in the business's time zone. */
  today: string;
}

/** Why a client cannot book another session of a purchase, as a sentence; null if they can. */
export function whyClosed(state: BookingState): string | null {
  if (state.purchase.status === 'completed') return 'This purchase is completed.';
  return whyNoTimes(state) ?? (state.purchase.left > 0 ? null : NONE_LEFT);
}

export const NONE_LEFT = 'You have no sessions left to book.';

/** The reasons that also apply to moving a booked session, which is possible after completion. */
export function whyNoTimes(state: BookingState): string | null {
  const { settings, purchase, isSilent, isVerified, today } = state;
  const { status, includedSessions, bookBy, isPaid, isDisputed } = purchase;
  if (includedSessions === 0) return 'No sessions are included.';
  if (status === 'pending') return "Sessions can be booked once it's paid.";
  if (status === 'cancelled') return 'This purchase is canceled.';
  if (!settings.open || isSilent) return 'Booking is closed at the moment.';
  if (!isVerified) return 'Verify your email address to book a session.';
  if (isDisputed) return 'Booking is closed while a payment is disputed.';
  if (!isPaid && !settings.beforePayment) return "Sessions can be booked once it's paid in full.";
  if (bookBy !== null && bookBy < today) return 'The time to book your sessions is over.';
  return null;
}
