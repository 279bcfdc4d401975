import { DomainEvent } from '../../platform/database/events/domain-events';

/** All three events have the id of the purchase. */
export const purchaseCanceled = new DomainEvent<number>('purchase canceled');

/** The owner refunds part of it, and wants its upcoming sessions canceled. */
export const refundCancelsSessions = new DomainEvent<number>('refund cancels sessions');

/** Part of it was refunded directly at the payment provider, which does not know about sessions. */
export const refundedAtProvider = new DomainEvent<number>('refunded at provider');
