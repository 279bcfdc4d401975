import { IncomingMessage } from 'node:http';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  type BackupAccessInput,
  type Restore,
  type RestoreParams,
  type RestorePieceQuery,
  type RestorePlan,
  type RestoreStarted,
  type RestoreUpload,
  backupAccessInputSchema,
  restoreParamsSchema,
  restorePieceQuerySchema,
  restorePlanSchema,
  restoreSchema,
  restoreStartedSchema,
  restoreUploadSchema,
} from '@polaris/contracts';
import * as z from 'zod/mini';
import { Allow, CurrentUser } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import type { UserEntity } from '../users/user.entity';
import { RestoreUploadsService } from './restore/restore-uploads.service';

/** A piece that has not been read yet: the policy decides before its body is let in. */
const pieceSchema = z.instanceof(IncomingMessage, {
  error: 'Send the file as application/octet-stream.',
});

@Tag('Backups')
@Controller('admin/backups/restores')
export class RestoresController {
  constructor(private readonly uploads: RestoreUploadsService) {}

  @Post()
  @Allow('owner')
  @Operation('beginRestore', 'Begin to bring a backup', {
    errors: { 409: 'A backup is being restored already.' },
  })
  @Returns(201, restoreSchema)
  begin(
    @CurrentUser() user: UserEntity,
    @Body({ schema: backupAccessInputSchema }) input: BackupAccessInput,
  ): Promise<Restore> {
    return this.uploads.begin(user, input);
  }

  @Get(':id')
  @Allow('owner')
  @Operation('getRestore', 'Tell how much of the file has arrived')
  @Returns(200, restoreUploadSchema)
  received(
    @CurrentUser() user: UserEntity,
    @Param({ schema: restoreParamsSchema }) { id }: RestoreParams,
  ): RestoreUpload {
    return this.uploads.received(user, id);
  }

  @Put(':id/file')
  @Allow('owner')
  @Operation('sendRestorePiece', 'Send the next piece of the file', {
    body: { mediaType: 'application/octet-stream', example: '(a piece of an archive)' },
    errors: {
      409: 'The next piece begins at 4000000.',
      413: 'A piece has at most 8000000 bytes.',
      507: 'There is not enough space on the server for this file.',
    },
  })
  @Returns(200, restoreUploadSchema)
  addPiece(
    @CurrentUser() user: UserEntity,
    @Param({ schema: restoreParamsSchema }) { id }: RestoreParams,
    @Query({ schema: restorePieceQuerySchema }) { offset }: RestorePieceQuery,
    @Body({ schema: pieceSchema }) piece: IncomingMessage,
  ): Promise<RestoreUpload> {
    return this.uploads.addPiece(user, id, offset, piece);
  }

  @Post(':id/check')
  @HttpCode(200)
  @Allow('owner')
  @Operation('checkRestore', 'Tell what the backup holds, and what it would replace', {
    errors: { 409: 'The last piece is still being written.' },
  })
  @Returns(200, restorePlanSchema)
  check(
    @CurrentUser() user: UserEntity,
    @Param({ schema: restoreParamsSchema }) { id }: RestoreParams,
  ): Promise<RestorePlan> {
    return this.uploads.plan(user, id);
  }

  /** The server stops for it; until it is back, every call is answered with 503. */
  @Post(':id/start')
  @HttpCode(202)
  @Allow('owner')
  @Operation('startRestore', 'Replace everything by what the backup holds', {
    errors: { 409: 'The backup has not been checked yet.' },
  })
  @Returns(202, restoreStartedSchema)
  start(
    @CurrentUser() user: UserEntity,
    @Param({ schema: restoreParamsSchema }) { id }: RestoreParams,
  ): RestoreStarted {
    return this.uploads.start(user, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('cancelRestore', 'Give up a backup that was brought')
  @Returns(204)
  cancel(
    @CurrentUser() user: UserEntity,
    @Param({ schema: restoreParamsSchema }) { id }: RestoreParams,
  ): Promise<void> {
    return this.uploads.cancel(user, id);
  }
}
