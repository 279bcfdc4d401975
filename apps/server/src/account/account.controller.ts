import { Body, Controller, Delete, Get, HttpCode, Req, Res, StreamableFile } from '@nestjs/common';
import {
  type DeleteAccountInput,
  accountDataSchema,
  deleteAccountInputSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassportService } from '../auth/passport.service';
import { Answers } from '../platform/http/answers';
import { Allow, CurrentUser } from '../platform/http/policy';
import { jsonStream } from '../platform/http/json-stream';
import type { UserEntity } from '../users/user.entity';
import { AccountService } from './account.service';

@Controller('account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly passport: PassportService,
  ) {}

  @Get('data')
  @Allow('signed-in')
  @Answers(200, accountDataSchema)
  async download(
    @CurrentUser() user: UserEntity,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const data = await this.account.collect(user, request.session.sessionId);
    return new StreamableFile(jsonStream(data), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="polaris-account.json"',
    });
  }

  @Delete()
  @HttpCode(204)
  @Allow('signed-in')
  @Answers(204)
  async remove(
    @CurrentUser() user: UserEntity,
    @Body({ schema: deleteAccountInputSchema }) input: DeleteAccountInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.account.remove(user, input);
    await this.passport.endSession(request, reply);
  }
}
