import { Injectable } from '@nestjs/common';
import type { Proof, RecentProofInput } from '@polaris/contracts';
import type { FastifyReply } from 'fastify';
import type { SignedInUser } from '../../../platform/http/policy';
import { ProblemError, conflict } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { CurrentPasswordService } from '../passwords/current-password.service';
import { KeepAliveService } from '../sessions/keep-alive.service';
import { LoginSessionsRepository } from '../sessions/login-sessions.repository';
import { TwoFactorService } from './two-factor.service';

/** How long a sign-in, code or password counts as recent. */
const FRESH_MINUTES = 10;

/** Requires a recent proof for actions that a stolen login session alone must not allow. */
@Injectable()
export class RecentProofService {
  constructor(
    private readonly factors: TwoFactorService,
    private readonly sessions: LoginSessionsRepository,
    private readonly keepAlive: KeepAliveService,
    private readonly passwords: CurrentPasswordService,
  ) {}

  /** Throws 403 with an error for each accepted proof, see `Proof`. */
  async assert(proof: Proof, user: SignedInUser, sessionId: string): Promise<void> {
    if (proof === 'session') return;
    if (await this.sessions.hasWithin(sessionId, 'factorAt', FRESH_MINUTES)) return;
    if (await this.factors.isOn(user.id))
      throw await this.factors.question(
        user.id,
        403,
        'Enter a code from your authenticator app to continue.',
      );
    if (proof === 'code') return;
    if (await this.sessions.hasWithin(sessionId, 'signedInAt', FRESH_MINUTES)) return;
    throw user.hasPassword
      ? question('currentPassword', 'Enter your password to continue.')
      : new ProblemError(403, 'For your security, please sign in again first.');
  }

  /** Throws 409 where the password is given and a code is needed, or the other way around. */
  async confirm(
    user: UserEntity,
    { currentPassword, ...factor }: RecentProofInput,
    sessionId: string,
  ): Promise<void> {
    if (currentPassword === undefined) return this.factors.confirm(user, factor, sessionId);
    if (await this.factors.isOn(user.id))
      throw conflict('Enter a code from your authenticator app to continue.');
    await this.passwords.check(user, currentPassword);
  }

  /** Records the proof: the session continues under a new key, as after signing in. */
  note(sessionId: string, reply: FastifyReply): Promise<void> {
    return this.keepAlive.replaceKey(sessionId, reply);
  }
}

const question = (path: string, message: string) =>
  new ProblemError(403, message, [{ path, message }]);
