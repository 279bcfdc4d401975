import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { IdentityEntity } from './identity.entity';

type IdentityKey = Pick<IdentityEntity, 'issuer' | 'subject'>;

/** Accounts at an OpenID provider. */
@Injectable()
export class IdentitiesRepository {
  constructor(private readonly database: Database) {}

  async findUserId(key: IdentityKey): Promise<string | undefined> {
    return (await this.database.manager.findOneBy(IdentityEntity, key))?.userId;
  }

  async insert(identity: IdentityKey & { userId: string }): Promise<void> {
    await this.database.tx.insert(IdentityEntity, identity);
  }
}
