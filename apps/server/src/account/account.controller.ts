import { Controller, StreamableFile } from '@nestjs/common';
import { downloadAccountData, deleteAccount } from '@polaris/contracts';
import { Handle, type InputOf } from '../platform/http/handle';
import { PassportService } from '../auth/sign-in/passport.service';
import { jsonStream } from '../platform/http/json-stream';
import type { UserEntity } from '../users/user.entity';
import { AccountService } from './account.service';

@Controller()
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly passport: PassportService,
  ) {}

  @Handle(downloadAccountData)
  async download({
    user,
    sessionId,
  }: InputOf<typeof downloadAccountData, UserEntity>): Promise<StreamableFile> {
    const data = await this.account.collect(user, sessionId);
    return new StreamableFile(jsonStream(data), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="polaris-account.json"',
    });
  }

  @Handle(deleteAccount)
  async remove({
    body: input,
    user,
    sessionId,
    request,
    reply,
  }: InputOf<typeof deleteAccount, UserEntity>): Promise<void> {
    await this.account.remove(user, sessionId, input);
    await this.passport.endSession(request, reply);
  }
}
