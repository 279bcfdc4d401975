import { Injectable } from '@nestjs/common';
import type { EmailStatus, ProfileInput, User } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import type { UserChanges, UserEntity } from './user.entity';
import { type NewUser, UsersRepository } from './users.repository';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly settings: Settings,
  ) {}

  /** The account when it may be used, else null. */
  findActive(id: string): Promise<UserEntity | null> {
    return this.users.findActive(id);
  }

  get(id: string): Promise<UserEntity> {
    return this.users.get(id);
  }

  /** As it is now, and as it stays until the transaction ends. */
  lock(id: string): Promise<UserEntity | null> {
    return this.users.lock(id);
  }

  /** Waits for all that refers to the account, and lets nothing refer to it until it is deleted. */
  lockToDelete(id: string): Promise<UserEntity | null> {
    return this.users.lockToDelete(id);
  }

  /** Whether an account other than this one has the address, in any letter case. */
  isTaken(email: string, id: string): Promise<boolean> {
    return this.users.isTaken(email, id);
  }

  /** By address in any letter case, with the password's hash. */
  findForSignIn(email: string): Promise<UserEntity | null> {
    return this.users.findByEmail(email);
  }

  ownerExists(): Promise<boolean> {
    return this.users.ownerExists();
  }

  /** Answers the account as it is stored. */
  add(account: NewUser): Promise<UserEntity> {
    return this.users.insert(account);
  }

  /** Answers the account as it is stored. */
  update(id: string, changes: UserChanges): Promise<UserEntity> {
    return this.users.update(id, changes);
  }

  updateProfile({ id }: UserEntity, input: ProfileInput): Promise<UserEntity> {
    return this.users.update(id, input);
  }

  /**
   * Whether mail that follows from what this account does may go to its address: it could be a
   * stranger's. Without a mail server it cannot be verified.
   */
  mayReceiveMail(user: UserEntity): boolean {
    return this.emailStatus(user) !== 'unverified';
  }

  /** What an account looks like to its user: nothing of how it signs in. */
  toUser(user: UserEntity): User {
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
      createdAt: user.createdAt.toISOString(),
      updatedAt: user.updatedAt.toISOString(),
    };
  }

  private emailStatus({ emailVerifiedAt }: UserEntity): EmailStatus {
    if (emailVerifiedAt) return 'verified';
    return this.settings.sendsMail ? 'unverified' : 'unchecked';
  }
}
