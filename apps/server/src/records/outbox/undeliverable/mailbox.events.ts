import { DomainEvent } from '../../../platform/database/events/domain-events';

/** A mailed link or code was used, so the mailbox is read. The payload is the address. */
export const mailboxRead = new DomainEvent<string>('mailbox read');
