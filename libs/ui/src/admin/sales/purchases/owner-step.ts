import { type AdminPurchase, type NextStep, type OwnerAction, ownerStep } from '@polaris/contracts';
import { clockZone } from '../../../primitives/clock.ts';

/** The owner's next step with a purchase; undefined once it has ended. */
export const ownerNextStep = (purchase: AdminPurchase): NextStep<OwnerAction> | undefined =>
  ownerStep(purchase, { unread: purchase.unread, zone: clockZone() });

/** The anchors of the sections on the page of a purchase. */
export const purchaseSections = {
  step: 'next-step',
  sessions: 'sessions',
  messages: 'messages',
  money: 'money',
} as const;
