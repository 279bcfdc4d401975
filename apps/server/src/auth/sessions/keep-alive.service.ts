import { Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Settings } from '../../platform/config/settings';
import type { PolarisRequest } from '../../platform/http/policy';
import { renewSessionCookie } from './cookies';
import { LoginSessionsRepository } from './login-sessions.repository';

const HOUR_SECONDS = 3600;

/** The idle end is pushed out at most once an hour: reading must not mean writing. */
export const isKeptAlive = (seenAt: number | null): boolean =>
  seenAt !== null && Date.now() - seenAt < HOUR_SECONDS * 1000;

/**
 * Pushes the idle end of a login session out, as the response goes out. One that has ended by then stays
 * ended, and its browser gets no cookie.
 */
@Injectable()
export class KeepAliveService {
  private readonly logger = new Logger('KeepAlive');

  constructor(
    private readonly settings: Settings,
    private readonly sessions: LoginSessionsRepository,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.addHook('onSend', async (request: PolarisRequest, reply) => {
      if (request.idleSessionId) await this.keepAlive(request.idleSessionId, request, reply);
    });
  }

  private async keepAlive(
    sid: string,
    { cookies }: PolarisRequest,
    reply: FastifyReply,
  ): Promise<void> {
    try {
      if (await this.sessions.keepAlive(sid, HOUR_SECONDS))
        renewSessionCookie(reply, this.settings.https, cookies);
    } catch (error) {
      this.logger.warn(`A session was not kept alive: ${(error as Error).message}`);
    }
  }
}
