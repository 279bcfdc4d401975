import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { CurrentPasswordService } from './current-password.service';
import { LoginSessionsRepository, type Proof } from '../sessions/login-sessions.repository';

/** How long a sign-in at the provider counts instead of the password. */
const FRESH_MINUTES = 10;

/** Protects changing the address, deleting the account and ending single sessions: a session alone is not enough. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly currentPassword: CurrentPasswordService,
    private readonly sessions: LoginSessionsRepository,
  ) {}

  /** Accounts without a password need a recent sign-in at which the provider asked for it again. */
  async assert(user: UserEntity, sessionId: string, password: string | undefined): Promise<void> {
    if (user.hasPassword) return this.currentPassword.check(user, password);
    if (!(await this.hasJust(sessionId, 'provenAt')))
      throw new ProblemError(403, 'For your security, please sign in again first.');
  }

  /** For actions that give no access. A recent sign-in or code is enough. */
  async assertRecent(
    user: UserEntity,
    sessionId: string,
    password: string | undefined,
  ): Promise<void> {
    if (await this.hasJust(sessionId, 'signedInAt')) return;
    if (await this.hasJust(sessionId, 'factorAt')) return;
    await this.assert(user, sessionId, password);
  }

  /** For changes of sign-in methods. A recent sign-in is enough, a code alone is not. */
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
