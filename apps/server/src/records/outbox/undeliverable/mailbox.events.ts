import { DomainEvent } from '../../../platform/database/events/domain-events';

/** A link or a code that was mailed to an address has come back: its mailbox is read. With the address. */
export const mailboxRead = new DomainEvent<string>('mailbox read');
