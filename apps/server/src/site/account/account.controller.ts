import { Controller, StreamableFile } from '@nestjs/common';
import {
  PROFILE_PICTURE,
  type User,
  deleteAccount,
  downloadAccountData,
  uploadPicture,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { PassportService } from '../../identity/auth/sign-in/passport.service';
import { ExportsService } from '../../platform/http/limits/exports.service';
import { jsonStream } from '../../platform/http/json-stream';
import { receivePicture } from '../../platform/blobs/picture-body';
import { WriteLimit } from '../../platform/http/limits/call-limits.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { UserPicturesService } from '../../identity/users/user-pictures.service';
import { UsersService } from '../../identity/users/users.service';
import { AccountDataService } from './account-data.service';
import { AccountDeletionService } from './account-deletion.service';

@Controller()
export class AccountController {
  constructor(
    private readonly data: AccountDataService,
    private readonly deletion: AccountDeletionService,
    private readonly users: UsersService,
    private readonly pictures: UserPicturesService,
    private readonly passport: PassportService,
    private readonly exports: ExportsService,
  ) {}

  @Handle(downloadAccountData)
  async download({
    user,
    sessionId,
    reply,
  }: InputOf<typeof downloadAccountData, UserEntity>): Promise<StreamableFile> {
    const data = await this.exports.run(user, reply, async () => {
      return jsonStream(await this.data.collect(user, sessionId));
    });
    return new StreamableFile(data, {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="polaris-account.json"',
    });
  }

  @Handle(uploadPicture)
  @WriteLimit({ name: 'profile-picture', points: 20, duration: 600 })
  async uploadPicture({ body, user }: InputOf<typeof uploadPicture, UserEntity>): Promise<User> {
    const picture = await receivePicture(body, PROFILE_PICTURE);
    return this.users.toUser(await this.pictures.replace(user, picture));
  }

  @Handle(deleteAccount)
  async remove({
    body: input,
    user,
    sessionId,
    request,
    reply,
  }: InputOf<typeof deleteAccount, UserEntity>): Promise<void> {
    await this.deletion.remove(user, sessionId, input);
    await this.passport.endSession(request, reply);
  }
}
