import { DomainEvent } from '../platform/database/domain-events';

/** With the id of the purchase. */
export const purchaseCanceled = new DomainEvent<number>('purchase canceled');
