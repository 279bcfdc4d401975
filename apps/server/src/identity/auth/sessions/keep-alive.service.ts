import { Signer } from '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Settings } from '../../../platform/config/settings';
import type { PolarisRequest } from '../../../platform/http/policy';
import { renewSessionCookie, sessionCookie } from './cookies';
import { LoginSessionsRepository } from './login-sessions.repository';

const HOUR_SECONDS = 3600;

/** Extends sessions at most once an hour, so that reads do not cause writes. */
export const isKeptAlive = (idleMs: number | null): boolean =>
  idleMs !== null && idleMs < HOUR_SECONDS * 1000;

/**
 * Extends the idle time of a login session when the response is sent. Ended sessions stay ended and get no cookie. If
 * the cookie was signed with an older secret, a new one is sent immediately.
 */
@Injectable()
export class KeepAliveService {
  private readonly logger = new Logger('KeepAlive');
  private readonly signer: Signer;

  constructor(
    private readonly settings: Settings,
    private readonly sessions: LoginSessionsRepository,
  ) {
    this.signer = new Signer(settings.secrets);
  }

  register(fastify: FastifyInstance): void {
    fastify.addHook('onSend', (request: PolarisRequest, reply, _payload, done) => {
      if (!request.idleSessionId) return done();
      this.keepAlive(request.idleSessionId, request, reply).then(() => done(), done);
    });
  }

  /** Continues the session under a new key, after a second factor was used in it. */
  async replaceKey(sid: string, reply: FastifyReply): Promise<void> {
    const next = randomBytes(24).toString('base64url');
    if (await this.sessions.replaceKey(sid, next))
      renewSessionCookie(reply, this.settings.https, this.signer.sign(next));
  }

  private async keepAlive(
    sid: string,
    { cookies }: PolarisRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { https } = this.settings;
    const { renew } = this.signer.unsign(cookies[sessionCookie(https)]!);
    try {
      if (await this.sessions.keepAlive(sid, renew ? 0 : HOUR_SECONDS))
        renewSessionCookie(reply, https, this.signer.sign(sid));
    } catch (error) {
      this.logger.warn(`A session was not kept alive: ${(error as Error).message}`);
    }
  }
}
