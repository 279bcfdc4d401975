import { Controller, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AppRequest,
  appRequestIn,
  providerRefusals,
  safeReturnTo,
  openSignIn,
  startOpenIdSignIn,
  finishOpenIdSignIn,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { LimitsService, addressKey } from '../../platform/http/limits.service';
import { ProblemError } from '../../platform/problem/problem';
import { authLimits } from '../auth-limits';
import { beginSignIn, endSignIn, hasPendingSignIn } from '../sessions/login-session';
import type { UserEntity } from '../../users/user.entity';
import { AppSignInService } from './app-sign-in.service';
import { OpenIdService } from '../openid/openid.service';
import { PassportService } from './passport.service';
import { SessionOnDemand } from '../sessions/session-on-demand';

/** Addresses that a browser navigates to: they answer with redirects. */
@Controller()
export class SignInPagesController {
  constructor(
    private readonly openId: OpenIdService,
    private readonly passport: PassportService,
    private readonly sessions: SessionOnDemand,
    private readonly apps: AppSignInService,
    private readonly limits: LimitsService,
  ) {}

  /** The app signs in through the provider; everyone else finds all ways on the page. */
  @Handle(openSignIn)
  login({ query }: InputOf<typeof openSignIn>, @Res() reply: FastifyReply): void {
    const app = appRequestIn(query);
    void reply.redirect(app ? providerStart(app) : loginPage(query.returnTo), 302);
  }

  @Handle(startOpenIdSignIn)
  async start(
    { query, request }: InputOf<typeof startOpenIdSignIn>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.openId.prepare(request);
    await this.limits.count(authLimits.openIdStart, addressKey(request.ip));
    await this.sessions.open(request, reply);
    beginSignIn(request, {
      returnTo: safeReturnTo(query.returnTo),
      app: appRequestIn(query),
      again: query.again === 'true',
    });
    await this.openId.authenticate(request, reply);
  }

  @Handle(finishOpenIdSignIn)
  async finish(
    { request }: InputOf<typeof finishOpenIdSignIn>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.open(request, reply);
    try {
      assertComingBack(request);
      const user = await this.openId.authenticate(request, reply);
      if (user) void reply.redirect(await this.goOn(user, request, reply), 302);
    } catch (error) {
      request.log.warn({ err: error }, 'sign-in through the provider was refused');
      await endSignIn(request);
      const reason = error instanceof ProblemError ? error.message : providerRefusals.other;
      void reply.redirect(`/login?refused=${encodeURIComponent(reason)}`, 302);
    }
  }

  /** For the app this browser is only a messenger: it gets no session of its own. */
  private async goOn(user: UserEntity, request: FastifyRequest, reply: FastifyReply) {
    const app = request.session.get('app');
    if (app) {
      await endSignIn(request);
      return handOver(await this.apps.issue(user, app), app);
    }
    const returnTo = safeReturnTo(request.session.get('returnTo'));
    const isProven = request.session.get('againSince') !== undefined;
    await this.passport.startSession(user, request, reply);
    if (isProven) request.session.set('provenAt', Date.now());
    return returnTo;
  }
}

/** Without a code or an error the strategy would begin another sign-in, for anyone and uncounted. */
function assertComingBack(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  if (!hasPendingSignIn(request) || !('code' in query || 'error' in query))
    throw new ProblemError(401, 'Signing in did not work. Please try again.');
}

const providerStart = (app: AppRequest): string =>
  `/api/auth/openid?${new URLSearchParams(app).toString()}`;

/** The page that opens the app. The code is in the fragment, which reaches no log and no other site. */
const handOver = (code: string, { appState }: AppRequest): string =>
  `/login#app=${code}.${appState}`;

/** Without a wish the page decides where to go on to: that depends on who signs in. */
const loginPage = (returnTo: string | undefined): string =>
  returnTo === undefined
    ? '/login'
    : `/login?returnTo=${encodeURIComponent(safeReturnTo(returnTo))}`;
