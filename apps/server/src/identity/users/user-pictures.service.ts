import { Injectable } from '@nestjs/common';
import { blobHash, blobPath } from '@polaris/contracts';
import type { ReceivedPicture } from '../../platform/blobs/blob';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import type { UserEntity } from './user.entity';
import { UsersRepository } from './users.repository';

/** Profile pictures that were uploaded: the account has the address of a stored file. */
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

  /** An earlier picture is removed with other files that nothing refers to. */
  replace({ id }: UserEntity, { content, mediaType }: ReceivedPicture): Promise<UserEntity> {
    return this.database.transaction(async () => {
      const hash = await this.blobs.store(content);
      const profileImageUrl = blobPath(hash);
      return this.users.update(id, { profileImageUrl, pictureType: mediaType });
    });
  }

  /** As a data URL, which browsers open; null where the account has no uploaded picture. */
  async dataUrl({ profileImageUrl, pictureType }: UserEntity): Promise<string | null> {
    const hash = profileImageUrl && blobHash(profileImageUrl);
    const content = hash ? await this.blobs.find(hash) : undefined;
    if (!content || !pictureType) return null;
    return `data:${pictureType};base64,${content.toString('base64')}`;
  }
}
