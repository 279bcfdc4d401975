import { Injectable } from '@nestjs/common';
import { type AppRequest, type FactorInput, safeReturnTo } from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { PasskeyUseService } from '../factors/passkeys/passkey-use.service';
import { TwoFactorService } from '../factors/two-factor.service';
import type { ProviderUser } from '../openid/openid.service';
import { endSignIn, hasPendingSignIn } from '../sessions/login-session';
import { SessionOnDemand } from '../sessions/session-on-demand';
import { AppSignInService } from './app-sign-in.service';
import { PassportService } from './passport.service';

/** The page that asks for the code; with `=passkey` it also accepts a passkey. */
const CODE_PAGE = '/login#code';

/** Completes a sign-in after the provider has identified the user. */
@Injectable()
export class ProviderSignInService {
  constructor(
    private readonly factors: TwoFactorService,
    private readonly passkeys: PasskeyUseService,
    private readonly users: UsersService,
    private readonly passport: PassportService,
    private readonly sessions: SessionOnDemand,
    private readonly apps: AppSignInService,
  ) {}

  /** Returns where to redirect: to the code page if the account needs one. */
  async accept(found: ProviderUser, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { user } = found;
    if (!(await this.factors.isOn(user.id))) return this.goOn(found, request, reply);
    request.session.set('factorOf', { id: user.id, epoch: user.accessEpoch });
    return (await this.passkeys.isOffered(user.id)) ? `${CODE_PAGE}=passkey` : CODE_PAGE;
  }

  /** Throws 401 if no sign-in waits for a code, or the code is wrong, which can then be entered again. */
  async finish(factor: FactorInput, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    await this.sessions.open(request, reply);
    const user = await this.findWaiting(request);
    await this.factors.assertPassed(user, factor, request.session.sessionId);
    return this.goOn({ user, isNew: false }, request, reply);
  }

  /** The user that the provider identified in this session and who still has to enter a code; throws 401 if none. */
  async findWaiting(request: FastifyRequest): Promise<UserEntity> {
    const waiting = hasPendingSignIn(request) ? request.session.get('factorOf') : undefined;
    const user = waiting && (await this.users.findActive(waiting.id));
    if (!user || user.accessEpoch !== waiting.epoch)
      throw new ProblemError(401, 'This sign-in has expired. Please start again.');
    return user;
  }

  /** A sign-in for the app only passes through this browser, which gets no session. */
  private async goOn(
    { user, isNew }: ProviderUser,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const app = request.session.get('app');
    if (app) {
      await endSignIn(request);
      return handOver(await this.apps.issue(user, app), app);
    }
    const returnTo = safeReturnTo(request.session.get('returnTo'));
    const isProven = request.session.get('againSince') !== undefined;
    if (isNew) await this.passport.startSession(user, request, reply);
    else await this.passport.signIn(user, request, reply);
    if (isProven) request.session.set('provenAt', request.session.get('signedInAt'));
    return returnTo;
  }
}

/** The page that opens the app. The code is in the fragment, which is not sent to servers or logs. */
const handOver = (code: string, { appState }: AppRequest): string =>
  `/login#app=${code}.${appState}`;
