import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserEntity } from './user.entity';

/** An account, as it was read before its access ends. */
export type AccessAccount = Pick<UserEntity, 'id' | 'accessEpoch'>;

/** What may be written to an account while its access ends. */
export type AccessValues = Partial<
  Pick<
    UserEntity,
    | 'passwordHash'
    | 'disabledAt'
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'profileImageUrl'
    | 'pictureType'
    | 'isAdmin'
  >
>;

/** The columns of an account that let someone in. Only AccessService may import it: lint says so. */
@Injectable()
export class UserAccessRepository {
  constructor(private readonly database: Database) {}

  /**
   * Starts the next epoch of the account, without the address that was asked for in this one. False when
   * it has started already.
   */
  async raiseEpoch({ id, accessEpoch }: AccessAccount, values: AccessValues): Promise<boolean> {
    const next = { ...values, pendingEmail: null, accessEpoch: accessEpoch + 1 };
    const { affected } = await this.database.tx.update(UserEntity, { id, accessEpoch }, next);
    return affected === 1;
  }

  async enable(id: string): Promise<void> {
    await this.database.tx.update(UserEntity, { id }, { disabledAt: null });
  }

  /** Deletes what belongs to the account alone, too: the foreign keys say what that is. */
  async remove(id: string): Promise<void> {
    await this.database.tx.delete(UserEntity, { id });
  }
}
