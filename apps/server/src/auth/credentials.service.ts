import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreferencesService } from '../preferences/preferences.service';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { AppCodesRepository } from './app-codes.repository';
import { LoginSessionsRepository } from './login-sessions.repository';
import { hashPassword } from './passwords';
import { TokensService } from './tokens.service';

type TakeOverListener = (userId: string, manager: EntityManager) => Promise<void>;

/** What lets someone into an account, and taking it away again. */
@Injectable()
export class CredentialsService {
  private readonly listeners: TakeOverListener[] = [];

  constructor(
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly preferences: PreferencesService,
    private readonly appCodes: AppCodesRepository,
    private readonly sessions: LoginSessionsRepository,
  ) {}

  /** Called in the transaction in which a stranger loses an account to its true owner. */
  onTakeOver(listener: TakeOverListener): void {
    this.listeners.push(listener);
  }

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

  /**
   * The true owner of an address takes over an account that somebody else made with it: nothing that
   * the stranger entered, and no way in of theirs, is left.
   */
  async takeOver(manager: EntityManager, { id }: UserEntity): Promise<void> {
    await this.tokens.revokeAll(manager, id);
    await this.endSessions(manager, id);
    await this.preferences.remove(id, manager);
    await this.users.forgetPerson(id, manager);
    for (const listener of this.listeners) await listener(id, manager);
  }

  /** Signs the account out everywhere, sign-ins that are on their way to the app among them. */
  async endSessions(manager: EntityManager, userId: string): Promise<void> {
    await this.appCodes.removeAllOf(userId, manager);
    await this.sessions.removeAllOf(userId, manager);
  }
}
