import { Injectable } from '@nestjs/common';
import { CustomersService } from '../customers/customers.service';
import { Database } from '../../platform/database/database';
import { conflict } from '../../platform/problem/problem';
import { CustomerFilesRepository } from './customer-files.repository';
import { isComplete } from './file-upload.entity';
import { FileUploadsRepository } from './file-uploads.repository';
import { UploadedFilesService } from './uploaded-files.service';

const EXPIRED = 'A file was not uploaded completely, or too long ago. Please attach it again.';
const NO_ACCOUNT =
  'Files are on the dashboard of a client, and this person has no account. Invite them first.';

/** What a message with files needs. */
interface MessageWithFiles {
  messageId: number;
  /** Null if the recipient has no dashboard to see files on. */
  customerId: number | null;
  /** The account that uploaded them. */
  userId: string;
}

/** Turns the uploads of a message into files, in the message's transaction. */
@Injectable()
export class MessageFilesService {
  constructor(
    private readonly database: Database,
    private readonly uploads: FileUploadsRepository,
    private readonly files: CustomerFilesRepository,
    private readonly uploaded: UploadedFilesService,
    private readonly customers: CustomersService,
  ) {}

  /** Throws 409 unless all uploads are complete. Returns the file names. */
  async attach(
    uploadIds: readonly string[],
    { messageId, customerId, userId }: MessageWithFiles,
  ): Promise<string[]> {
    this.database.assertTransaction();
    if (uploadIds.length === 0) return [];
    if (customerId === null) throw conflict(NO_ACCOUNT);
    // Locked before the uploads, in the same order as when a piece arrives.
    await this.customers.lock(customerId);
    const names: string[] = [];
    for (const id of new Set(uploadIds)) {
      const upload = await this.uploads.lockForMessage(id, { customerId, userId });
      if (!upload || !isComplete(upload)) throw conflict(EXPIRED);
      const fileId = await this.uploaded.addToMessage(upload, messageId);
      await this.uploads.save({ ...upload, fileId });
      names.push(upload.name);
    }
    return names;
  }

  /** Turns the files back into uploads that wait for a message. */
  async detach(messageId: number): Promise<void> {
    this.database.assertTransaction();
    await this.uploads.reopenOfMessage(messageId);
    await this.files.removeOfMessage(messageId);
  }
}
