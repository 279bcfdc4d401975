import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EmailStatus, ProfileInput, User } from '@polaris/contracts';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { Settings } from '../platform/config/settings';
import { UserEntity } from './user.entity';

/** Every method that takes a manager works inside that manager's transaction. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly settings: Settings,
  ) {}

  /** The account when it may be used, else null. */
  findActive(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id, disabledAt: IsNull() });
  }

  get(id: string, manager = this.users.manager): Promise<UserEntity> {
    return manager.findOneByOrFail(UserEntity, { id });
  }

  /** As it is now, and as it stays until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  exists(id: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(UserEntity, { id });
  }

  /** Whether an account other than this one has the address, in any letter case. */
  isTaken(email: string, id: string, manager: EntityManager): Promise<boolean> {
    return manager
      .createQueryBuilder(UserEntity, 'user')
      .where('lower(user.email) = lower(:email) and user.id <> :id', { email, id })
      .getExists();
  }

  /** By address in any letter case, with the password's hash. */
  findForSignIn(email: string, manager = this.users.manager): Promise<UserEntity | null> {
    return manager
      .createQueryBuilder(UserEntity, 'user')
      .addSelect('user.passwordHash')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
  }

  ownerExists(manager = this.users.manager): Promise<boolean> {
    return manager.existsBy(UserEntity, { isAdmin: true });
  }

  /** Where every owner can be written to. */
  async ownerAddresses(manager: EntityManager): Promise<string[]> {
    const owners = await manager.findBy(UserEntity, { isAdmin: true, disabledAt: IsNull() });
    return owners.map(({ email }) => email);
  }

  /** Makes or changes an account; answers it as it is stored. */
  async save(
    user: Partial<UserEntity>,
    manager: EntityManager = this.users.manager,
  ): Promise<UserEntity> {
    const { id } = await manager.save(manager.create(UserEntity, user));
    return this.get(id, manager);
  }

  /** Leaves of an account its key and its address: everything that a person entered goes. */
  async forgetPerson(id: string, manager: EntityManager): Promise<void> {
    const person = { firstName: null, lastName: null, phone: null, profileImageUrl: null };
    await manager.update(UserEntity, id, { ...person, passwordHash: null, pendingEmail: null });
  }

  /** Takes along what belongs to the account alone: the database knows what that is. */
  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(UserEntity, { id });
  }

  updateProfile(user: UserEntity, input: ProfileInput): Promise<UserEntity> {
    return this.users.save(this.users.merge(user, input));
  }

  /**
   * Whether mail that follows from what this account does may go to its address: it could be a
   * stranger's. Where no mail is sent, nobody can show that it is theirs.
   */
  mayReceiveMail(user: UserEntity): boolean {
    return this.emailStatus(user) !== 'unverified';
  }

  /** What may be told of an account: nothing of how it signs in. */
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
