import { Injectable } from '@nestjs/common';
import { blobHash, blobPath } from '@polaris/contracts';
import type { NewBlob } from '../platform/blobs/blob';
import { BlobsService } from '../platform/blobs/blobs.service';
import { Database } from '../platform/database/database';
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
    blobs.show({ table: 'users', column: 'pictureHash', caching: 'private' });
  }

  /** An earlier picture is removed with other files that nothing refers to. */
  replace({ id }: UserEntity, picture: NewBlob): Promise<UserEntity> {
    return this.database.transaction(async () => {
      const hash = await this.blobs.store(picture);
      return this.users.update(id, { profileImageUrl: blobPath(hash) });
    });
  }

  /** As a data URL, which browsers open; null where the account has no uploaded picture. */
  async dataUrl({ profileImageUrl }: UserEntity): Promise<string | null> {
    const hash = profileImageUrl && blobHash(profileImageUrl);
    const picture = hash ? await this.blobs.find(hash) : undefined;
    if (!picture) return null;
    return `data:${picture.mediaType};base64,${picture.content.toString('base64')}`;
  }
}
