import { Controller } from '@nestjs/common';
import {
  type Restore,
  type RestorePlan,
  type RestoreStarted,
  type RestoreUpload,
  createRestore,
  getRestore,
  sendRestorePiece,
  checkRestore,
  startRestore,
  cancelRestore,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../../identity/users/user.entity';
import { RestoreUploadsService } from './restore-uploads.service';

@Controller()
export class RestoresController {
  constructor(
    private readonly uploads: RestoreUploadsService,
    private readonly security: SecurityLogService,
  ) {}

  @Handle(createRestore)
  create({ body: input, user }: InputOf<typeof createRestore, UserEntity>): Promise<Restore> {
    return this.uploads.create(user, input);
  }

  @Handle(getRestore)
  received({ params: { id }, user }: InputOf<typeof getRestore, UserEntity>): RestoreUpload {
    return this.uploads.received(user, id);
  }

  @Handle(sendRestorePiece)
  addPiece({
    params: { id },
    query: { offset },
    body: piece,
    user,
  }: InputOf<typeof sendRestorePiece, UserEntity>): Promise<RestoreUpload> {
    return this.uploads.addPiece(user, id, offset, piece);
  }

  @Handle(checkRestore)
  check({ params: { id }, user }: InputOf<typeof checkRestore, UserEntity>): Promise<RestorePlan> {
    return this.uploads.plan(user, id);
  }

  /** The server stops for the restore; until it is back, every call gets a 503. */
  @Handle(startRestore)
  async start({
    params: { id },
    user,
  }: InputOf<typeof startRestore, UserEntity>): Promise<RestoreStarted> {
    const started = this.uploads.start(user, id);
    await this.security.record('restore_started', user.id);
    return started;
  }

  @Handle(cancelRestore)
  cancel({ params: { id }, user }: InputOf<typeof cancelRestore, UserEntity>): Promise<void> {
    return this.uploads.cancel(user, id);
  }
}
