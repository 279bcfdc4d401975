import { Body, Controller, Delete, Get, Header, HttpCode, Req, Res } from '@nestjs/common';
import {
  type AccountData,
  type DeleteAccountInput,
  accountDataSchema,
  deleteAccountInputSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassportService } from '../auth/passport.service';
import { Answers } from '../common/answers';
import { Allow, CurrentUser } from '../common/policy';
import type { UserEntity } from '../users/user.entity';
import { AccountService } from './account.service';

@Controller('account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly passport: PassportService,
  ) {}

  @Get('data')
  @Header('content-disposition', 'attachment; filename="polaris-account.json"')
  @Allow('signed-in')
  @Answers(200, accountDataSchema)
  download(@CurrentUser() user: UserEntity, @Req() request: FastifyRequest): Promise<AccountData> {
    return this.account.collect(user, request.session.sessionId);
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
