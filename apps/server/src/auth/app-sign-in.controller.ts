import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  type AppExchangeInput,
  type User,
  appExchangeInputSchema,
  userSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow } from '../platform/http/policy';
import { UsersService } from '../users/users.service';
import { AppSignInService } from './app-sign-in.service';
import { PassportService } from './passport.service';

/** The desktop app's end of a sign-in that took place in the system's browser. */
@Tag('Sign-in')
@Controller('auth')
export class AppSignInController {
  constructor(
    private readonly apps: AppSignInService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
  ) {}

  @Post('exchange')
  @HttpCode(200)
  @Allow('anyone')
  @Operation('exchangeAppCode', 'Finish a sign-in of the desktop app', {
    errors: {
      401: 'This sign-in is not valid any more. Begin it again in the app.',
      429: 'Too many attempts. Please try again later.',
    },
  })
  @Returns(200, userSchema)
  async exchange(
    @Body({ schema: appExchangeInputSchema }) input: AppExchangeInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const user = await this.apps.exchange(input, this.passport.caller(request));
    await this.passport.startSession(user, request, reply);
    return this.users.toUser(user);
  }
}
