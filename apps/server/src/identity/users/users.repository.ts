import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../platform/database/database';
import { type UserChanges, UserEntity } from './user.entity';

/** A new account can have a password from the start. */
export type NewUser = UserChanges & Pick<UserEntity, 'email' | 'passwordHash'>;

@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  findActive(id: string): Promise<UserEntity | null> {
    return this.database.manager.findOneBy(UserEntity, { id, disabledAt: IsNull() });
  }

  /** Throws if the account does not exist. */
  get(id: string): Promise<UserEntity> {
    return this.database.manager.findOneByOrFail(UserEntity, { id });
  }

  /** Not for its key: a transaction that has stored a row of the account can lock it without a deadlock. */
  lock(id: string): Promise<UserEntity | null> {
    return this.database.tx.findOne(UserEntity, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** Take this lock first when deleting an account, so that two transactions do not deadlock. */
  lockToDelete(id: string): Promise<UserEntity | null> {
    return this.database.tx.findOne(UserEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** By address, ignoring case; includes the password hash. */
  findByEmail(email: string): Promise<UserEntity | null> {
    return this.byEmail(email).addSelect('user.passwordHash').getOne();
  }

  /** Whether another account has the address, ignoring case. */
  isTaken(email: string, id: string): Promise<boolean> {
    return this.byEmail(email).andWhere('user.id <> :id', { id }).getExists();
  }

  ownerExists(): Promise<boolean> {
    return this.database.manager.existsBy(UserEntity, { isAdmin: true });
  }

  /** Returns the row as stored. */
  async insert(account: NewUser): Promise<UserEntity> {
    const { id } = await this.database.tx.save(this.database.tx.create(UserEntity, account));
    return this.get(id);
  }

  /** Returns the row as stored. */
  async update(id: string, changes: UserChanges): Promise<UserEntity> {
    await this.database.manager.save(this.database.manager.create(UserEntity, { ...changes, id }));
    return this.get(id);
  }

  private byEmail(email: string) {
    return this.database.manager
      .createQueryBuilder(UserEntity, 'user')
      .where('lower(user.email) = lower(:email)', { email });
  }
}
