import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ProfileInput, User } from '@polaris/contracts';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { UserEntity } from './user.entity';

/** Every method that takes a manager works inside that manager's transaction. */
@Injectable()
export class UsersService {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  /** The account when it may be used, else null. */
  findActive(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id, disabledAt: IsNull() });
  }

  get(id: string, manager = this.users.manager): Promise<UserEntity> {
    return manager.findOneByOrFail(UserEntity, { id });
  }

  exists(id: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(UserEntity, { id });
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

  /** Takes along what belongs to the account alone: the database knows what that is. */
  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(UserEntity, { id });
  }

  updateProfile(user: UserEntity, input: ProfileInput): Promise<UserEntity> {
    return this.users.save(this.users.merge(user, input));
  }
}

/** What may be told of an account: nothing of how it signs in. */
export function toUser(user: UserEntity): User {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    phone: user.phone,
    isAdmin: user.isAdmin,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
