import { Injectable } from '@nestjs/common';
import type { SecurityEventName } from '@polaris/contracts';
import { PreferencesService } from '../../preferences/preferences.service';
import { DomainEvents } from '../../../platform/database/events/domain-events';
import { ProblemError } from '../../../platform/problem/problem';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import {
  type AccessAccount,
  type AccessValues,
  UserAccessRepository,
} from '../../users/user-access.repository';
import { accountTakenOver } from '../account.events';
import { hashPassword } from '../passwords/passwords';
import { CredentialsRepository } from './credentials.repository';

/** Why access to an account ends, with the new password if there is one. */
export type AccessEnd =
  | { reason: 'new password'; password: string }
  | { reason: 'new owner'; password: string }
  | { reason: 'taken over' }
  | { reason: 'signed out everywhere' }
  | { reason: 'disabled' }
  | { reason: 'deleted' };

/** The event and detail in the security log. */
const EVENTS: Record<AccessEnd['reason'], [SecurityEventName, string?]> = {
  'new password': ['password_changed'],
  'new owner': ['rights_changed', 'owner'],
  'taken over': ['access_ended', 'taken over'],
  'signed out everywhere': ['access_ended', 'signed out everywhere'],
  disabled: ['account_disabled'],
  deleted: ['account_deleted'],
};

/** Clears everything the person entered except the email address. */
const ERASED_PROFILE = {
  passwordHash: null,
  firstName: null,
  lastName: null,
  phone: null,
  profileImageUrl: null,
  pictureType: null,
} satisfies AccessValues;

/**
 * Ends access to an account. Only this service can set a password, sign out everywhere, take over, disable or delete an
 * account, so that none of these leaves a session or link behind.
 */
@Injectable()
export class AccessService {
  constructor(
    private readonly users: UserAccessRepository,
    private readonly credentials: CredentialsRepository,
    private readonly preferences: PreferencesService,
    private readonly events: DomainEvents,
    private readonly security: SecurityLogService,
  ) {}

  /**
   * Starts the account's next epoch and revokes the credentials of the previous one; those still being created become
   * invalid, too. Throws 401 if the request started in an earlier epoch.
   */
  async end(account: AccessAccount, why: AccessEnd): Promise<void> {
    if (!(await this.users.raiseEpoch(account, await valuesOf(why)))) throw accessEnded();
    const { id: userId } = account;
    const { reason } = why;
    await this.credentials.revoke(userId, reason);
    const [event, detail] = EVENTS[reason];
    await this.security.record(event, userId, detail);
    if (reason === 'deleted') await this.users.remove(userId);
    if (reason === 'taken over') await this.forgetPerson(userId);
  }

  /** Allows signing in again with the same password, providers and passkeys as before. */
  async enable({ id }: AccessAccount): Promise<void> {
    await this.users.enable(id);
    await this.security.record('account_enabled', id);
  }

  private async forgetPerson(userId: string): Promise<void> {
    await this.preferences.remove(userId);
    await this.events.emit(accountTakenOver, userId);
  }
}

/** Access has ended since the request started. */
export const accessEnded = () => new ProblemError(401, 'Please sign in.');

async function valuesOf(why: AccessEnd): Promise<AccessValues> {
  switch (why.reason) {
    case 'new password':
      return { passwordHash: await hashPassword(why.password) };
    case 'new owner':
      return { passwordHash: await hashPassword(why.password), isAdmin: true, disabledAt: null };
    case 'taken over':
      return ERASED_PROFILE;
    case 'disabled':
      return { disabledAt: new Date() };
    case 'signed out everywhere':
    case 'deleted':
      return {};
  }
}
