import { Injectable } from '@nestjs/common';
import { PreferencesService } from '../../preferences/preferences.service';
import { DomainEvents } from '../../platform/database/domain-events';
import { ProblemError } from '../../platform/problem/problem';
import {
  type AccessAccount,
  type AccessValues,
  UserAccessRepository,
} from '../../users/user-access.repository';
import { accountTakenOver } from '../account.events';
import { hashPassword } from '../passwords/passwords';

/** Why the access to an account ends, and what comes instead. */
export type AccessEnd =
  | { reason: 'new password'; password: string }
  | { reason: 'new owner'; password: string }
  | { reason: 'taken over' }
  | { reason: 'signed out everywhere' }
  | { reason: 'deleted' };

/** Everything that a person entered, but the address. */
const NOBODY = {
  passwordHash: null,
  firstName: null,
  lastName: null,
  phone: null,
  profileImageUrl: null,
} satisfies AccessValues;

/**
 * Ends what lets someone into an account. There is no other way to set a password, sign out everywhere,
 * take an account over or delete it, so that none of them leaves a session or a link behind.
 */
@Injectable()
export class AccessService {
  constructor(
    private readonly users: UserAccessRepository,
    private readonly preferences: PreferencesService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Begins the next epoch of the account. The database deletes every session, code for the app and link
   * of the last one, and what is still being made for it does not count. A request that began in an epoch
   * that is over gets 401.
   */
  async end(account: AccessAccount, why: AccessEnd): Promise<void> {
    if (!(await this.users.raiseEpoch(account, await valuesOf(why)))) throw accessEnded();
    const { id: userId } = account;
    if (why.reason === 'deleted') await this.users.remove(userId);
    if (why.reason === 'taken over') await this.forgetPerson(userId);
  }

  private async forgetPerson(userId: string): Promise<void> {
    await this.preferences.remove(userId);
    await this.events.emit(accountTakenOver, userId);
  }
}

/** The access that the request was made with has ended since it began. */
export const accessEnded = () => new ProblemError(401, 'Please sign in.');

async function valuesOf(why: AccessEnd): Promise<AccessValues> {
  switch (why.reason) {
    case 'new password':
      return { passwordHash: await hashPassword(why.password) };
    case 'new owner':
      return { passwordHash: await hashPassword(why.password), isAdmin: true, disabledAt: null };
    case 'taken over':
      return NOBODY;
    case 'signed out everywhere':
    case 'deleted':
      return {};
  }
}
