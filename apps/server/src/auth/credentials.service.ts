import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { hashPassword } from './passwords';
import { TokensService } from './tokens.service';

/** What lets someone into an account, and taking it away again. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: TokensService,
  ) {}

  /** A new password ends every session and every other link of the account. */
  async replacePassword(
    manager: EntityManager,
    user: Partial<UserEntity>,
    password: string,
  ): Promise<UserEntity> {
    const passwordHash = await hashPassword(password);
    const saved = await this.users.save({ ...user, passwordHash }, manager);
    await this.tokens.revoke(manager, 'reset', saved.id);
    await this.endSessions(manager, saved.id);
    return saved;
  }

  /** Signs the account out everywhere, sign-ins that are on their way to the app among them. */
  async endSessions(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('delete from app_codes where "userId" = $1', [userId]);
    await manager.query(`delete from sessions where sess->>'passport' = $1`, [userId]);
  }
}
