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
import type { AccessEnd } from './credentials';

/** What the security log says of it. */
const EVENTS: Record<AccessEnd['reason'], [SecurityEventName, string?]> = {
  'new password': ['password_changed'],
  'new owner': ['rights_changed', 'owner'],
  'taken over': ['access_ended', 'taken over'],
  'signed out everywhere': ['access_ended', 'signed out everywhere'],
  disabled: ['account_disabled'],
  deleted: ['account_deleted'],
};

/** Everything that a person entered, but the address. */
const ERASED_PROFILE = {
  passwordHash: null,
  firstName: null,
  lastName: null,
  phone: null,
  profileImageUrl: null,
  pictureType: null,
} satisfies AccessValues;

/**
 * Ends what lets someone into an account. There is no other way to set a password, sign out everywhere,
 * take an account over, disable or delete it, so that none of them leaves a session or a link behind.
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
   * Starts the next epoch of the account and revokes the credentials of the last one; what is still being
   * made for that does not count. A request that started in an epoch that is over gets 401.
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

  /** Its person signs in again, with what they signed in with before. */
  async enable({ id }: AccessAccount): Promise<void> {
    await this.users.enable(id);
    await this.security.record('account_enabled', id);
  }

  private async forgetPerson(userId: string): Promise<void> {
    await this.preferences.remove(userId);
    await this.events.emit(accountTakenOver, userId);
  }
}

/** The access that the request was made with has ended since it started. */
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
