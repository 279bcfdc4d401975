import { DomainEvent } from '../../platform/database/events/domain-events';

/** A client's verified address has replaced the customer's. */
export interface AddressChange {
  customerId: number;
  before: string | null;
  email: string;
}

/** The address that a client has verified replaces the customer's. */
export const customerAddressReplaced = new DomainEvent<AddressChange>('customer address replaced');
