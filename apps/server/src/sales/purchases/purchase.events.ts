import { DomainEvent } from '../../platform/database/events/domain-events';

/** All events have the id of the purchase. */
/** A client has ordered, before any mail about it. */
export const orderPlaced = new DomainEvent<number>('order placed');

/** The client is sent the confirmation of an order. */
export const orderConfirmed = new DomainEvent<number>('order confirmed');

export const purchaseCanceled = new DomainEvent<number>('purchase canceled');

/** The owner refunds part of it, and wants its upcoming sessions canceled. */
export const refundCancelsSessions = new DomainEvent<number>('refund cancels sessions');

/** Part of it was refunded directly at the payment provider, which does not know about sessions. */
export const refundedAtProvider = new DomainEvent<number>('refunded at provider');
