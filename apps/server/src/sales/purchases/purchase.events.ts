import { DomainEvent } from '../../platform/database/events/domain-events';

/** All three events have the id of the purchase. */
export const purchaseCanceled = new DomainEvent<number>('purchase canceled');

/** The owner refunds some of it, and wants its sessions to come canceled. */
export const refundCancelsSessions = new DomainEvent<number>('refund cancels sessions');

/** Part of it was refunded at the payment provider, which knows nothing of sessions. */
export const refundedAtProvider = new DomainEvent<number>('refunded at provider');
