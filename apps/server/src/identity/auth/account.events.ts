import { DomainEvent } from '../../platform/database/events/domain-events';
import type { UserEntity } from '../users/user.entity';

/** The account's address was verified for the first time. */
export const addressVerified = new DomainEvent<UserEntity>('address verified');

/** The account's display name has changed. */
export const accountRenamed = new DomainEvent<{ userId: string; from: string; to: string }>(
  'account renamed',
);

/** The owner of the address has taken the account over from a stranger. The value is the account id. */
export const accountTakenOver = new DomainEvent<string>('account taken over');
