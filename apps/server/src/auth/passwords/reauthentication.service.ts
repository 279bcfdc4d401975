import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { CurrentPasswordService } from './current-password.service';
import { LoginSessionsRepository } from '../sessions/login-sessions.repository';

/** How long a sign-in at the provider counts for what would otherwise ask for the password. */
const FRESH_MINUTES = 10;

/** A login session alone does not change the address of an account or delete it. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly currentPassword: CurrentPasswordService,
    private readonly sessions: LoginSessionsRepository,
  ) {}

  /** Without a password it takes a sign-in at the provider that asked for it again, just now. */
  async assert(user: UserEntity, sessionId: string, password: string | undefined): Promise<void> {
    if (user.hasPassword) return this.currentPassword.check(user, password);
    const since = Date.now() - FRESH_MINUTES * 60_000;
    if (!(await this.sessions.isProvenSince(sessionId, since)))
      throw new ProblemError(403, 'For your security, please sign in again first.');
  }
}
