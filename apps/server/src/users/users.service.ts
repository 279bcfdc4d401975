import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ProfileInput, User } from '@polaris/contracts';
import { IsNull, Repository } from 'typeorm';
import { UserEntity } from './user.entity';

@Injectable()
export class UsersService {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  /** The account when it may be used, else null. */
  findActive(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id, disabledAt: IsNull() });
  }

  async updateProfile(user: UserEntity, input: ProfileInput): Promise<UserEntity> {
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
