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
import { Handle, type InputOf } from '../../../platform/http/handle';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import { authLimits } from '../auth-limits';
import { startSignIn, endSignIn, hasPendingSignIn } from '../sessions/login-session';
import { OpenIdService } from '../openid/openid.service';
import { ProviderSignInService } from './provider-sign-in.service';
import { SessionOnDemand } from '../sessions/session-on-demand';

/** URLs that browsers navigate to; all respond with redirects. */
@Controller()
export class SignInPagesController {
  constructor(
    private readonly openId: OpenIdService,
    private readonly sessions: SessionOnDemand,
    private readonly signIns: ProviderSignInService,
    private readonly limits: LimitsService,
  ) {}

  /** The app signs in through the provider; everyone else gets the page with all sign-in methods. */
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
    // If the provider does not ask anything, another site could sign someone in without their action.
    if (/^(cross|same)-site$/.test(request.headers['sec-fetch-site'] ?? ''))
      return void reply.redirect(loginPage(query.returnTo), 302);
    await this.openId.prepare(request);
    await this.limits.count(authLimits.openIdStart, addressKey(request.ip));
    await this.sessions.open(request, reply);
    startSignIn(request, {
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
      const found = await this.openId.authenticate(request, reply);
      if (found) void reply.redirect(await this.signIns.accept(found, request, reply), 302);
    } catch (error) {
      request.log.warn({ err: error }, 'sign-in through the provider was refused');
      await endSignIn(request);
      const reason = error instanceof ProblemError ? error.message : providerRefusals.other;
      void reply.redirect(`/login?refused=${encodeURIComponent(reason)}`, 302);
    }
  }
}

/** Without a code or an error, the strategy would start another sign-in, bypassing the limit. */
function assertComingBack(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  if (!hasPendingSignIn(request) || !('code' in query || 'error' in query))
    throw new ProblemError(401, 'Signing in did not work. Please try again.');
}

const providerStart = (app: AppRequest): string =>
  `/api/auth/openid?${new URLSearchParams(app).toString()}`;

/** Without `returnTo`, the page decides where to go next, depending on the user. */
const loginPage = (returnTo: string | undefined): string =>
  returnTo === undefined
    ? '/login'
    : `/login?returnTo=${encodeURIComponent(safeReturnTo(returnTo))}`;
