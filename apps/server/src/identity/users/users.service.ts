import { Injectable } from '@nestjs/common';
import type { EmailStatus, User } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import type { UserChanges, UserEntity } from './user.entity';
import { type NewUser, UsersRepository } from './users.repository';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly settings: Settings,
    private readonly clock: BusinessClock,
  ) {}

  /** The account, or null if it is disabled or does not exist. */
  findActive(id: string): Promise<UserEntity | null> {
    return this.users.findActive(id);
  }

  get(id: string): Promise<UserEntity> {
    return this.users.get(id);
  }

  /** The current account, locked until the transaction ends. */
  lock(id: string): Promise<UserEntity | null> {
    return this.users.lock(id);
  }

  /** Waits for transactions that refer to the account, and prevents new references until it is deleted. */
  lockToDelete(id: string): Promise<UserEntity | null> {
    return this.users.lockToDelete(id);
  }

  /** Whether another account has the address, ignoring case. */
  isTaken(email: string, id: string): Promise<boolean> {
    return this.users.isTaken(email, id);
  }

  /** By address, ignoring case; includes the password hash. */
  findForSignIn(email: string): Promise<UserEntity | null> {
    return this.users.findByEmail(email);
  }

  ownerExists(): Promise<boolean> {
    return this.users.ownerExists();
  }

  /** Returns the account as stored. */
  add(account: NewUser): Promise<UserEntity> {
    return this.users.insert(account);
  }

  /** Returns the account as stored. */
  update(id: string, changes: UserChanges): Promise<UserEntity> {
    return this.users.update(id, changes);
  }

  /**
   * Whether an account's actions can cause mail to its address, which could be a stranger's while unverified. Always
   * true if mail is off, as it cannot be verified then.
   */
  mayReceiveMail(user: UserEntity): boolean {
    return this.emailStatus(user) !== 'unverified';
  }

  /** The account as its user sees it, without anything about signing in. */
  async toUser(user: UserEntity): Promise<User> {
    return {
      id: user.id,
      email: user.email,
      emailStatus: this.emailStatus(user),
      pendingEmail: user.pendingEmail,
      hasPassword: user.hasPassword,
      firstName: user.firstName,
      lastName: user.lastName,
      profileImageUrl: user.profileImageUrl,
      phone: user.phone,
      isAdmin: user.isAdmin,
      timeZone: user.isAdmin ? await this.clock.zone() : null,
      createdAt: user.createdAt.toISOString(),
      updatedAt: user.updatedAt.toISOString(),
    };
  }

  private emailStatus({ emailVerifiedAt }: UserEntity): EmailStatus {
    if (emailVerifiedAt) return 'verified';
    return this.settings.sendsMail ? 'unverified' : 'unchecked';
  }
}
