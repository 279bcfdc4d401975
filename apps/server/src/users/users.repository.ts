import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { type UserChanges, UserEntity } from './user.entity';

/** An account that is made may have a password from the start. */
export type NewUser = UserChanges & Pick<UserEntity, 'email' | 'passwordHash'>;

/** Accounts. A method that is given a manager works inside that manager's transaction. */
@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  findActive(id: string): Promise<UserEntity | null> {
    return this.dataSource.manager.findOneBy(UserEntity, { id, disabledAt: IsNull() });
  }

  /** Throws when there is none. */
  get(id: string, manager = this.dataSource.manager): Promise<UserEntity> {
    return manager.findOneByOrFail(UserEntity, { id });
  }

  lock(id: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** By address in any letter case, with the password's hash. */
  findByEmail(email: string, manager = this.dataSource.manager): Promise<UserEntity | null> {
    return this.byEmail(email, manager).addSelect('user.passwordHash').getOne();
  }

  /** Whether an account other than this one has the address, in any letter case. */
  isTaken(email: string, id: string, manager: EntityManager): Promise<boolean> {
    return this.byEmail(email, manager).andWhere('user.id <> :id', { id }).getExists();
  }

  isVerified(email: string, manager: EntityManager): Promise<boolean> {
    return this.byEmail(email, manager).andWhere('user.emailVerifiedAt is not null').getExists();
  }

  ownerExists(manager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(UserEntity, { isAdmin: true });
  }

  listActiveOwners(manager: EntityManager): Promise<UserEntity[]> {
    return manager.findBy(UserEntity, { isAdmin: true, disabledAt: IsNull() });
  }

  /** Answers the row as it is stored. */
  async insert(account: NewUser, manager: EntityManager): Promise<UserEntity> {
    const { id } = await manager.save(manager.create(UserEntity, account));
    return this.get(id, manager);
  }

  /** Answers the row as it is stored. */
  async update(
    id: string,
    changes: UserChanges,
    manager = this.dataSource.manager,
  ): Promise<UserEntity> {
    await manager.save(manager.create(UserEntity, { ...changes, id }));
    return this.get(id, manager);
  }

  private byEmail(email: string, manager: EntityManager) {
    return manager
      .createQueryBuilder(UserEntity, 'user')
      .where('lower(user.email) = lower(:email)', { email });
  }
}
