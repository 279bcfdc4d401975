import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { CurrentPasswordService } from './current-password.service';
import { LoginSessionsRepository, type Proof } from '../sessions/login-sessions.repository';

/** How long a sign-in at the provider counts for what would otherwise ask for the password. */
const FRESH_MINUTES = 10;

/** A login session alone does not change the address of an account, delete it, or end others one by one. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly currentPassword: CurrentPasswordService,
    private readonly sessions: LoginSessionsRepository,
  ) {}

  /** Without a password it takes a sign-in at the provider that asked for it again, just now. */
  async assert(user: UserEntity, sessionId: string, password: string | undefined): Promise<void> {
    if (user.hasPassword) return this.currentPassword.check(user, password);
    if (!(await this.hasJust(sessionId, 'provenAt')))
      throw new ProblemError(403, 'For your security, please sign in again first.');
  }

  /** For what gives no access: who has just signed in, or entered a code, is not asked again. */
  async assertRecent(
    user: UserEntity,
    sessionId: string,
    password: string | undefined,
  ): Promise<void> {
    if (await this.hasJust(sessionId, 'signedInAt')) return;
    if (await this.hasJust(sessionId, 'factorAt')) return;
    await this.assert(user, sessionId, password);
  }

  /** For what changes how the account signs in: a code alone is not enough, a sign-in just now is. */
  async assertSignedInRecently(
    user: UserEntity,
    sessionId: string,
    password: string | undefined,
  ): Promise<void> {
    if (await this.hasJust(sessionId, 'signedInAt')) return;
    await this.assert(user, sessionId, password);
  }

  private hasJust(sessionId: string, what: Proof): Promise<boolean> {
    return this.sessions.hasWithin(sessionId, what, FRESH_MINUTES);
  }
}
