import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreferencesService } from '../../preferences/preferences.service';
import { ProblemError } from '../../platform/http/problem';
import {
  type AccessAccount,
  type AccessValues,
  UserAccessRepository,
} from '../../users/user-access.repository';
import { hashPassword } from '../passwords';

/** Why the access to an account ends, and what comes instead. */
export type AccessEnd =
  | { reason: 'new password'; password: string }
  | { reason: 'new owner'; password: string }
  | { reason: 'taken over' }
  | { reason: 'signed out everywhere' }
  | { reason: 'deleted' };

type TakeOverListener = (userId: string, manager: EntityManager) => Promise<void>;

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
  private readonly listeners: TakeOverListener[] = [];

  constructor(
    private readonly users: UserAccessRepository,
    private readonly preferences: PreferencesService,
  ) {}

  /** Called in the transaction in which a stranger loses an account to its true owner. */
  onTakeOver(listener: TakeOverListener): void {
    this.listeners.push(listener);
  }

  /**
   * Begins the next epoch of the account. The database deletes every session, code for the app and link
   * of the last one, and what is still being made for it does not count. A request that began in an epoch
   * that is over gets 401.
   */
  async end(account: AccessAccount, why: AccessEnd, manager: EntityManager): Promise<void> {
    if (!(await this.users.raiseEpoch(account, await valuesOf(why), manager))) throw accessEnded();
    const { id: userId } = account;
    if (why.reason === 'deleted') await this.users.remove(userId, manager);
    if (why.reason === 'taken over') await this.forgetPerson(userId, manager);
  }

  private async forgetPerson(userId: string, manager: EntityManager): Promise<void> {
    await this.preferences.remove(userId, manager);
    for (const listener of this.listeners) await listener(userId, manager);
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
