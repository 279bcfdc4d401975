import { Injectable } from '@nestjs/common';
import { UsersService } from '../users/users.service';
import { ABSOLUTE_LIFETIME } from './login-session';
import { LoginSessionsRepository } from './login-sessions.repository';

/** Whether a login session still has its rights, for what outlasts the request that began it. */
@Injectable()
export class SessionRightsService {
  constructor(
    private readonly sessions: LoginSessionsRepository,
    private readonly users: UsersService,
  ) {}

  /** Reading it does not push its idle end out. */
  async isOwners(sessionId: string): Promise<boolean> {
    const userId = await this.sessions.userOf(sessionId, Date.now() - ABSOLUTE_LIFETIME);
    const user = userId && (await this.users.findActive(userId));
    return Boolean(user && user.isAdmin);
  }
}
