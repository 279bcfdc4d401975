import { DomainEvent } from '../../platform/database/events/domain-events';
import type { UserEntity } from '../users/user.entity';

/** The account has shown for the first time that it reads its address. */
export const addressVerified = new DomainEvent<UserEntity>('address verified');

/** A stranger has lost the account to its true owner; with its id. */
export const accountTakenOver = new DomainEvent<string>('account taken over');
