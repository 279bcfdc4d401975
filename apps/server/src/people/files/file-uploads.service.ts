import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { FILE_PIECE_BYTES, type FileUpload, type FileUploadInput } from '@polaris/contracts';
import { BuyersService } from '../customers/buyers.service';
import { CustomersService } from '../customers/customers.service';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import { readBody } from '../../platform/http/bodies/read-body';
import { ProblemError, conflict } from '../../platform/problem/problem';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import { FileSpaceService } from './file-space.service';
import { type FileUploadEntity, isComplete, receivedOf } from './file-upload.entity';
import { FileUploadsRepository, type NewUpload } from './file-uploads.repository';
import { findMediaType } from './media-type';
import { UploadedFilesService } from './uploaded-files.service';

const TOO_LARGE = `A piece has at most ${FILE_PIECE_BYTES} bytes.`;

/** Files are uploaded in pieces, because of the time limit of requests. The last piece adds the file to the record. */
@Injectable()
export class FileUploadsService {
  constructor(
    private readonly database: Database,
    private readonly uploads: FileUploadsRepository,
    private readonly space: FileSpaceService,
    private readonly uploaded: UploadedFilesService,
    private readonly customers: CustomersService,
    private readonly buyers: BuyersService,
    private readonly users: UsersService,
    private readonly blobs: BlobsService,
  ) {}

  /** Starts an upload by the owner to a customer's record. */
  start(customerId: number, input: FileUploadInput, owner: UserEntity): Promise<FileUpload> {
    return this.database.transaction(async () => {
      await this.customers.lock(customerId);
      return this.add({ ...input, customerId, userId: owner.id, uploadedBy: 'owner' });
    });
  }

  /** Starts a client's upload and makes the account a customer if needed. Requires a verified address. */
  startOwn(input: FileUploadInput, user: UserEntity): Promise<FileUpload> {
    if (!this.users.mayReceiveMail(user))
      throw conflict('Please verify your email address before you send a file.');
    return this.database.transaction(async () => {
      const { customerId } = await this.buyers.findBuyer({ userId: user.id });
      if (customerId === null) throw conflict('An owner adds files on the record of a customer.');
      return this.add({ ...input, customerId, userId: user.id, uploadedBy: 'client' });
    });
  }

  async received(id: string, user: UserEntity): Promise<FileUpload> {
    return toFileUpload(await this.uploads.get(id, user.id));
  }

  /** A piece that has already arrived changes nothing: the client sends it again if the response was lost. */
  async addPiece(
    id: string,
    offset: number,
    body: IncomingMessage,
    user: UserEntity,
  ): Promise<FileUpload> {
    const found = await this.uploads.get(id, user.id);
    const content = await readBody(body, FILE_PIECE_BYTES, TOO_LARGE);
    const mediaType = found.mediaType ?? (await this.mediaTypeOf(found, offset, content));
    return this.database.transaction(async () => {
      // Locked before the upload, in the same order as deleting a customer.
      await this.customers.lock(found.customerId);
      const upload = await this.uploads.lock(id, user.id);
      const { received } = toFileUpload(upload);
      if (offset < received) return { id, received };
      if (offset > received) throw conflict(`The next piece begins at ${received}.`);
      assertLength(upload, received, content);
      await this.space.assertRoomForPiece(upload, content.length);
      await this.store(upload, content, mediaType);
      return { id, received: received + content.length };
    });
  }

  private async add(upload: NewUpload): Promise<FileUpload> {
    await this.space.assertRoom(upload);
    return toFileUpload(await this.uploads.add(upload));
  }

  /** Deletes the upload if the content does not match the file name. */
  private async mediaTypeOf(
    { id, name }: FileUploadEntity,
    offset: number,
    content: Buffer,
  ): Promise<string | null> {
    if (offset > 0) return null;
    return findMediaType(name, content).catch(async (error: unknown) => {
      await this.uploads.remove(id);
      throw error;
    });
  }

  private async store(
    upload: FileUploadEntity,
    content: Buffer,
    mediaType: string | null,
  ): Promise<void> {
    const hash = await this.blobs.store(content);
    const added = { ...upload, mediaType, parts: [...upload.parts, hash] };
    if (isComplete(added) && !upload.isForMessage)
      added.fileId = await this.uploaded.addToRecord(added);
    await this.uploads.save(added);
  }
}

const toFileUpload = (upload: FileUploadEntity): FileUpload => ({
  id: upload.id,
  received: receivedOf(upload),
});

/** All pieces but the last have the same length. */
function assertLength({ size }: FileUploadEntity, received: number, { length }: Buffer): void {
  const expected = Math.min(FILE_PIECE_BYTES, size - received);
  if (length !== expected)
    throw new ProblemError(400, `This piece has ${length} bytes instead of ${expected}.`);
}
