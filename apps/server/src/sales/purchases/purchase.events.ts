import { DomainEvent } from '../../platform/database/events/domain-events';

/** Each with the id of the purchase. */
export const purchaseCanceled = new DomainEvent<number>('purchase canceled');

/** The owner refunds some of it, and wants its sessions to come canceled. */
export const refundCancelsSessions = new DomainEvent<number>('refund cancels sessions');

/** Somebody has refunded some of it at the payment provider, where nobody is asked about sessions. */
export const refundedAtProvider = new DomainEvent<number>('refunded at provider');
