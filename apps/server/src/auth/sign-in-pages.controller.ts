import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { type ReturnToQuery, returnToQuerySchema, safeReturnTo } from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../common/answers';
import { ProblemError } from '../common/problem';
import { Allow } from '../common/policy';
import { OpenIdService } from './openid.service';
import { PassportService } from './passport.service';

/** Addresses that a browser navigates to: they answer with redirects. */
@Controller()
export class SignInPagesController {
  constructor(
    private readonly openId: OpenIdService,
    private readonly passport: PassportService,
  ) {}

  @Get('login')
  @Allow('anyone')
  @Answers(302)
  login(
    @Query({ schema: returnToQuerySchema }) query: ReturnToQuery,
    @Res() reply: FastifyReply,
  ): void {
    void reply.redirect(loginPage(query.returnTo), 302);
  }

  @Get('auth/openid')
  @Allow('anyone')
  @Answers(302)
  async start(
    @Query({ schema: returnToQuerySchema }) query: ReturnToQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    request.session.set('returnTo', safeReturnTo(query.returnTo));
    await this.openId.authenticate(request, reply);
  }

  @Get('auth/openid/callback')
  @Allow('anyone')
  @Answers(302)
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const returnTo = safeReturnTo(request.session.get('returnTo'));
    try {
      const user = await this.openId.authenticate(request, reply);
      if (!user) return;
      await this.passport.startSession(user, request, reply);
      void reply.redirect(returnTo, 302);
    } catch (error) {
      request.log.warn({ err: error }, 'sign-in through the provider was refused');
      const reason = error instanceof ProblemError ? error.message : REFUSED;
      void reply.redirect(`/login?refused=${encodeURIComponent(reason)}`, 302);
    }
  }
}

/** Without a wish the page decides where to go on to: that depends on who signs in. */
const loginPage = (returnTo: string | undefined): string =>
  returnTo === undefined
    ? '/login'
    : `/login?returnTo=${encodeURIComponent(safeReturnTo(returnTo))}`;

const REFUSED = 'Signing in through the provider did not work. Please try again.';
