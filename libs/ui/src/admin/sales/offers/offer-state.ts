import { type Offer, type OfferRecord, type OfferState, daysBetween } from '@polaris/contracts';
import type { BadgeTone } from '../../../primitives/badge.tsx';
import { clock, longDate, longDay } from '../../shared/record/format.ts';

/** For how many days a new offer stands. */
export const OFFER_DAYS = 30;

export const stateTones: Record<OfferState, BadgeTone> = {
  draft: 'neutral',
  sent: 'info',
  expired: 'warn',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};

/** From how many days before it ends that is said. */
const SOON_DAYS = 7;

/** "Ends in 3 days" for a sent offer that ends soon. */
export function endText(
  { state, expiresOn }: Pick<Offer, 'state' | 'expiresOn'>,
  today: string,
): string | undefined {
  const days = daysBetween(today, expiresOn);
  if (state !== 'sent' || days > SOON_DAYS || days < 0) return undefined;
  if (days === 0) return 'Ends today';
  return days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`;
}

/** Who is waited for: the customer, else the buyer. */
const personOf = ({ customer, buyer }: Offer): string => customer?.name ?? buyer;

const moment = (time: string): string => `${longDate(time)} at ${clock(time)}`;

/** What happens next, in one sentence. */
export function nextText(offer: OfferRecord): string {
  const { state, openedAt, expiresOn, declineReason, hasDraft, acceptance } = offer;
  if (state === 'draft') return 'Only you see it until you send it.';
  if (acceptance) return `Accepted by ${acceptance.name} on ${moment(acceptance.acceptedAt)}.`;
  if (state === 'withdrawn') return 'You withdrew it. To offer it again, copy it.';
  if (hasDraft) return 'Your new version is not sent yet.';
  if (state === 'declined')
    return declineReason
      ? 'Declined. You can answer with a new version.'
      : `Declined by ${personOf(offer)} without a reason. You can send a new version.`;
  if (state === 'expired')
    return `It ended on ${longDay(expiresOn)}. Extend it, or send a new version.`;
  const opened = openedAt ? `Opened on ${moment(openedAt)}.` : 'Not opened yet.';
  return `Waiting for ${personOf(offer)}. ${opened}`;
}

/** An offer that can be changed by a new version. */
export const isOpen = ({ state }: Pick<Offer, 'state'>): boolean =>
  state === 'sent' || state === 'expired' || state === 'declined';
