import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { KeepAliveService } from '../sessions/keep-alive.service';
import { LoginSessionsRepository } from '../sessions/login-sessions.repository';
import { TwoFactorService } from './two-factor.service';

/** How long a code counts for what asks for a recent one. */
const FRESH_MINUTES = 10;

/** What a stolen login session must not do alone asks for a code again. */
@Injectable()
export class RecentFactorService {
  constructor(
    private readonly factors: TwoFactorService,
    private readonly sessions: LoginSessionsRepository,
    private readonly keepAlive: KeepAliveService,
  ) {}

  /**
   * Throws 403 when the account has a second factor and the session no recent code: with an error at `code`,
   * and one at `passkey` for an account that has one.
   */
  async assert(userId: string, sessionId: string): Promise<void> {
    if (await this.sessions.hasWithin(sessionId, 'factorAt', FRESH_MINUTES)) return;
    if (!(await this.factors.isOn(userId))) return;
    throw await this.factors.question(
      userId,
      403,
      'Enter a code from your authenticator app to continue.',
    );
  }

  /** A code was entered just now: the session goes on under a new key, as after signing in. */
  note(sessionId: string, reply: FastifyReply): Promise<void> {
    return this.keepAlive.replaceKey(sessionId, reply);
  }
}
