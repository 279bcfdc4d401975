import { DomainEvent } from '../../platform/database/events/domain-events';

/** A client's verified address has replaced the customer's. */
export interface AddressChange {
  customerId: number;
  before: string | null;
  email: string;
}

/** Emitted when a client's verified address replaces the customer's address. */
export const customerAddressReplaced = new DomainEvent<AddressChange>('customer address replaced');
