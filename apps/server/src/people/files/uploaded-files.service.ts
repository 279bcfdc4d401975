import { Injectable } from '@nestjs/common';
import { CustomerFilesRepository, type NewFile } from './customer-files.repository';
import { FileMailsService } from './file-mails.service';
import { FileThumbnailsService } from './file-thumbnails.service';
import type { FileUploadEntity } from './file-upload.entity';

/** Turns complete uploads into files. */
@Injectable()
export class UploadedFilesService {
  constructor(
    private readonly files: CustomerFilesRepository,
    private readonly thumbnails: FileThumbnailsService,
    private readonly mails: FileMailsService,
  ) {}

  /** The same file on the same record is not added twice. */
  async addToRecord(upload: FileUploadEntity): Promise<number> {
    const { customerId, name, size, parts, uploadedBy } = upload;
    const mediaType = upload.mediaType!;
    const isShared = uploadedBy === 'client';
    const userId = isShared ? upload.userId : null;
    const file = {
      customerId,
      name,
      mediaType,
      size,
      parts,
      uploadedBy,
      userId,
      isShared,
      messageId: null,
    };
    const same = await this.files.findSame(file);
    if (same !== undefined) return same;
    const id = await this.add(file);
    if (uploadedBy === 'client') await this.mails.notifyOwner({ ...file, id }, upload.userId);
    return id;
  }

  /** Clients see every file of a message. */
  async addToMessage(upload: FileUploadEntity, messageId: number): Promise<number> {
    const { customerId, name, size, parts, uploadedBy } = upload;
    const userId = uploadedBy === 'client' ? upload.userId : null;
    const mediaType = upload.mediaType!;
    const file = { customerId, name, mediaType, size, parts, uploadedBy, userId };
    return this.add({ ...file, isShared: true, messageId });
  }

  private async add(file: NewFile): Promise<number> {
    const id = await this.files.add(file);
    await this.thumbnails.plan(id, file);
    return id;
  }
}
