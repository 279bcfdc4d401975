import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserEntity } from './user.entity';

/** An account, as it was read before its access ends. */
export type AccessAccount = Pick<UserEntity, 'id' | 'accessEpoch'>;

/** Columns that can change when access ends. */
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

/** The columns of an account that give access. Only AccessService can import this (checked by lint). */
@Injectable()
export class UserAccessRepository {
  constructor(private readonly database: Database) {}

  /** Starts the next epoch and drops a pending address. Returns false if the epoch has already changed. */
  async raiseEpoch({ id, accessEpoch }: AccessAccount, values: AccessValues): Promise<boolean> {
    const next = { ...values, pendingEmail: null, accessEpoch: accessEpoch + 1 };
    const { affected } = await this.database.tx.update(UserEntity, { id, accessEpoch }, next);
    return affected === 1;
  }

  async enable(id: string): Promise<void> {
    await this.database.tx.update(UserEntity, { id }, { disabledAt: null });
  }

  /** Foreign keys also delete what belongs only to the account. */
  async remove(id: string): Promise<void> {
    await this.database.tx.delete(UserEntity, { id });
  }
}
