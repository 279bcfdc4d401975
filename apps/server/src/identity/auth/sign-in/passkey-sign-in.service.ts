import { Injectable } from '@nestjs/common';
import type { PasskeyRequest, PasskeySignInInput } from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserEntity } from '../../users/user.entity';
import { PasskeyUseService } from '../factors/passkeys/passkey-use.service';
import { SessionOnDemand } from '../sessions/session-on-demand';
import { PasswordSignInService } from './password-sign-in.service';
import { PassportService } from './passport.service';
import { ProviderSignInService } from './provider-sign-in.service';

/** Requests a passkey at sign-in, after the password or the provider has identified the account. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly passwords: PasswordSignInService,
    private readonly signIns: ProviderSignInService,
    private readonly passport: PassportService,
    private readonly passkeys: PasskeyUseService,
    private readonly sessions: SessionOnDemand,
  ) {}

  /** The response is only valid in this browser, which gets a session for it if needed. */
  async request(
    input: PasskeySignInInput,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PasskeyRequest> {
    await this.sessions.open(request, reply);
    const user = await this.identify(input, request);
    const asked = await this.passkeys.request(user, request.session.sessionId);
    // A session without a user is only stored if it is not empty.
    request.session.set('passkeyAt', Date.now());
    return asked;
  }

  private identify(
    { email, password }: PasskeySignInInput,
    request: FastifyRequest,
  ): Promise<UserEntity> {
    if (email === undefined || password === undefined) return this.signIns.findWaiting(request);
    return this.passwords.checkPassword({ email, password }, this.passport.caller(request));
  }
}
