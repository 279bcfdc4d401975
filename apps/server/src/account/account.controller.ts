import { Body, Controller, Delete, Get, HttpCode, Req, Res, StreamableFile } from '@nestjs/common';
import {
  type DeleteAccountInput,
  accountDataSchema,
  deleteAccountInputSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassportService } from '../auth/passport.service';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow, CurrentUser, SessionId } from '../platform/http/policy';
import { jsonStream } from '../platform/http/json-stream';
import type { UserEntity } from '../users/user.entity';
import { AccountService } from './account.service';
import { accountExamples } from './account.examples';

@Tag('Account', {
  description: 'Everything that is stored about a person, and the end of it.',
  examples: accountExamples,
})
@Controller('account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly passport: PassportService,
  ) {}

  @Get('data')
  @Allow('signed-in')
  @Operation('downloadAccountData', 'Download everything that is stored about the account')
  @Returns(200, accountDataSchema)
  async download(
    @CurrentUser() user: UserEntity,
    @SessionId() sessionId: string,
  ): Promise<StreamableFile> {
    const data = await this.account.collect(user, sessionId);
    return new StreamableFile(jsonStream(data), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="polaris-account.json"',
    });
  }

  @Delete()
  @HttpCode(204)
  @Allow('signed-in')
  @Operation('deleteAccount', 'Delete the account', {
    errors: {
      403: 'For your security, please sign in again first.',
      409: 'The account of the owner cannot be deleted here.',
    },
  })
  @Returns(204)
  async remove(
    @CurrentUser() user: UserEntity,
    @SessionId() sessionId: string,
    @Body({ schema: deleteAccountInputSchema }) input: DeleteAccountInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.account.remove(user, sessionId, input);
    await this.passport.endSession(request, reply);
  }
}
