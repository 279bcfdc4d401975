import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdentityEntity } from './identity.entity';

type IdentityKey = Pick<IdentityEntity, 'issuer' | 'subject'>;

/** Accounts at an OpenID provider. */
@Injectable()
export class IdentitiesRepository {
  async findUserId(key: IdentityKey, manager: EntityManager): Promise<string | undefined> {
    return (await manager.findOneBy(IdentityEntity, key))?.userId;
  }

  async insert(identity: IdentityKey & { userId: string }, manager: EntityManager): Promise<void> {
    await manager.insert(IdentityEntity, identity);
  }
}
