import { Controller, StreamableFile } from '@nestjs/common';
import {
  type FileUpload,
  startOwnFile,
  downloadFile,
  getFileThumbnail,
  getFileUpload,
  listOwnFiles,
  sendFilePiece,
} from '@polaris/contracts';
import { create as attachmentNamed } from 'content-disposition';
import type { JsonPage } from '../../platform/database/list/list';
import { Handle, type InputOf } from '../../platform/http/handle';
import { WriteLimit } from '../../platform/http/limits/call-limits.service';
import { notFound } from '../../platform/problem/problem';
import type { UserEntity } from '../../identity/users/user.entity';
import { CustomerFilesService } from './customer-files.service';
import { FileUploadsService } from './file-uploads.service';

/** Endpoints for clients, some of which the owner also uses. */
@Controller()
export class FilesController {
  constructor(
    private readonly files: CustomerFilesService,
    private readonly uploads: FileUploadsService,
  ) {}

  @Handle(listOwnFiles)
  list({ query, user }: InputOf<typeof listOwnFiles, UserEntity>): Promise<JsonPage> {
    return this.files.listOwn(user.id, query);
  }

  @Handle(startOwnFile)
  @WriteLimit({ name: 'file-upload', points: 20, duration: 600 })
  start({ body: input, user }: InputOf<typeof startOwnFile, UserEntity>): Promise<FileUpload> {
    return this.uploads.startOwn(input, user);
  }

  @Handle(getFileUpload)
  received({
    params: { id },
    user,
  }: InputOf<typeof getFileUpload, UserEntity>): Promise<FileUpload> {
    return this.uploads.received(id, user);
  }

  /** Enough for 20 files of 20 pieces, plus retries. */
  @Handle(sendFilePiece)
  @WriteLimit({ name: 'file-piece', points: 500, duration: 600 })
  addPiece({
    params: { id },
    query: { offset },
    body,
    user,
  }: InputOf<typeof sendFilePiece, UserEntity>): Promise<FileUpload> {
    return this.uploads.addPiece(id, offset, body, user);
  }

  /** Always downloaded, never displayed: a file could be a page with a script. */
  @Handle(downloadFile)
  async download({
    params: { id },
    user,
  }: InputOf<typeof downloadFile, UserEntity>): Promise<StreamableFile> {
    const file = await this.files.getFor(user, id);
    const { name, size, mediaType } = file;
    const disposition = attachmentNamed(name);
    return new StreamableFile(this.files.read(file), {
      type: mediaType,
      length: size,
      disposition,
    });
  }

  @Handle(getFileThumbnail)
  async showThumbnail({
    params: { id },
    user,
    reply,
  }: InputOf<typeof getFileThumbnail, UserEntity>): Promise<StreamableFile> {
    const thumbnail = await this.files.thumbnailOf(await this.files.getFor(user, id));
    if (!thumbnail) throw notFound('This preview');
    void reply.header('cache-control', 'private, max-age=3600');
    return new StreamableFile(thumbnail, { type: 'image/png', length: thumbnail.length });
  }
}
