import { Injectable } from '@nestjs/common';
import { blobHash, blobPath } from '@polaris/contracts';
import type { ReceivedPicture } from '../../platform/blobs/blob';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import type { UserEntity } from './user.entity';
import { UsersRepository } from './users.repository';

/** Uploaded profile pictures. The account stores the URL of the file. */
@Injectable()
export class UserPicturesService {
  constructor(
    private readonly users: UsersRepository,
    private readonly database: Database,
    private readonly blobs: BlobsService,
  ) {
    const mediaType = { column: 'pictureType' };
    blobs.show({ table: 'users', column: 'pictureHash', caching: 'private', mediaType });
  }

  /** The earlier picture is deleted with other unreferenced files. */
  replace({ id }: UserEntity, { content, mediaType }: ReceivedPicture): Promise<UserEntity> {
    return this.database.transaction(async () => {
      const hash = await this.blobs.store(content);
      const profileImageUrl = blobPath(hash);
      return this.users.update(id, { profileImageUrl, pictureType: mediaType });
    });
  }

  /** The picture as a data URL; null if none was uploaded. */
  async dataUrl({ profileImageUrl, pictureType }: UserEntity): Promise<string | null> {
    const hash = profileImageUrl && blobHash(profileImageUrl);
    const content = hash ? await this.blobs.find(hash) : undefined;
    if (!content || !pictureType) return null;
    return `data:${pictureType};base64,${content.toString('base64')}`;
  }
}
