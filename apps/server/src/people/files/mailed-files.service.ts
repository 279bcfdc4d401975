import { Injectable } from '@nestjs/common';
import {
  FILE_PIECE_BYTES,
  MAX_FILE_BYTES,
  MAX_MESSAGE_FILES,
  withoutInvisible,
} from '@polaris/contracts';
import { CustomersService } from '../customers/customers.service';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import { ProblemError } from '../../platform/problem/problem';
import { CustomerFilesRepository } from './customer-files.repository';
import { FileSpaceService } from './file-space.service';
import { FileThumbnailsService } from './file-thumbnails.service';
import { findMediaType } from './media-type';

/** A file attached to a mail. */
export interface MailedFile {
  name: string;
  content: Buffer;
}

/** A file that passed the checks. */
interface AcceptedFile extends MailedFile {
  mediaType: string;
}

interface MailedMessage {
  messageId: number;
  customerId: number;
  userId: string | null;
}

const MAX_NAME_LENGTH = 255;

/** Stores attachments of clients' replies by mail like uploads. */
@Injectable()
export class MailedFilesService {
  constructor(
    private readonly database: Database,
    private readonly files: CustomerFilesRepository,
    private readonly space: FileSpaceService,
    private readonly thumbnails: FileThumbnailsService,
    private readonly customers: CustomersService,
    private readonly blobs: BlobsService,
  ) {}

  /** Returns the files that fit and match their names. A rejected file does not affect the others. */
  async accept(mailed: readonly MailedFile[], customerId: number): Promise<AcceptedFile[]> {
    this.database.assertTransaction();
    const checked = await Promise.all(mailed.slice(0, MAX_MESSAGE_FILES).map(checkFile));
    const found = checked.filter((file) => file !== undefined);
    if (found.length === 0) return [];
    await this.customers.lock(customerId);
    const accepted: AcceptedFile[] = [];
    let size = 0;
    for (const file of found) {
      if (!(await this.hasRoom(customerId, size + file.content.length))) continue;
      accepted.push(file);
      size += file.content.length;
    }
    return accepted;
  }

  /** Skips files that are already on the record, such as the logo in a signature. */
  async add(accepted: readonly AcceptedFile[], message: MailedMessage): Promise<void> {
    for (const { name, content, mediaType } of accepted) {
      const parts = await this.store(content);
      const kept = { name, mediaType, size: content.length, parts, isShared: true };
      const file = { ...kept, ...message, uploadedBy: 'client' } as const;
      if ((await this.files.findSame(file)) !== undefined) continue;
      await this.thumbnails.plan(await this.files.add(file), file);
    }
  }

  private async store(content: Buffer): Promise<string[]> {
    const parts: string[] = [];
    for (let at = 0; at < content.length; at += FILE_PIECE_BYTES) {
      const piece = content.subarray(at, at + FILE_PIECE_BYTES);
      parts.push(await this.blobs.store(piece));
    }
    return parts;
  }

  private async hasRoom(customerId: number, size: number): Promise<boolean> {
    try {
      await this.space.assertRoom({ customerId, size, uploadedBy: 'client' });
      return true;
    } catch (error) {
      if (error instanceof ProblemError) return false;
      throw error;
    }
  }
}

async function checkFile({ name, content }: MailedFile): Promise<AcceptedFile | undefined> {
  const kept = nameOf(name);
  if (content.length === 0 || content.length > MAX_FILE_BYTES) return undefined;
  const head = content.subarray(0, FILE_PIECE_BYTES);
  const mediaType = await findMediaType(kept, head).catch(() => undefined);
  return mediaType === undefined ? undefined : { name: kept, content, mediaType };
}

/** A safe file name: the sender's mail program chose the original. */
function nameOf(name: string): string {
  const plain = withoutInvisible(name.replace(/[/\\\p{Cc}]/gu, '_')).trim();
  return [...plain].slice(-MAX_NAME_LENGTH).join('') || 'Attachment';
}
