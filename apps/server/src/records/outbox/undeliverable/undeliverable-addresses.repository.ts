import { Injectable } from '@nestjs/common';
import type { UndeliverableAddressesQuery } from '@polaris/contracts';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import type { JsonPage } from '../../../platform/database/list/list';
import { readList } from '../../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../../platform/database/list/sql-list';
import type { ExpiringRows } from '../../../platform/jobs/expired-rows.service';
import { notFound } from '../../../platform/problem/problem';
import { isKnown } from './known-addresses.read-model';
import { undeliverableAddressColumns } from './undeliverable-address.columns';
import { UndeliverableAddressEntity } from './undeliverable-address.entity';

export const UNDELIVERABLE_ADDRESS = 'This address';

/** Addresses that are no longer used here are removed. */
export const forgottenAddresses: ExpiringRows = {
  table: sql`undeliverable_addresses`,
  expired: sql`not ${isKnown(sql`undeliverable_addresses.email`)}`,
};

const addresses: List = {
  columns: undeliverableAddressColumns.inList,
  from: sql`undeliverable_addresses r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

type NewAddress = Pick<UndeliverableAddressEntity, 'email' | 'kind' | 'reason'>;

/** The only code whose SQL names the addresses that get no mail. */
@Injectable()
export class UndeliverableAddressesRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list({ email, ...page }: UndeliverableAddressesQuery): Promise<JsonPage> {
    const found = email ? narrow(addresses, sql`lower(r.email) = lower(?)`, email) : addresses;
    return readList(this.database, page, found);
  }

  async has(email: string): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      sql`select from undeliverable_addresses where lower(email) = lower($1)`,
      [email],
    );
    return found.length > 0;
  }

  async get(id: number): Promise<UndeliverableAddressEntity> {
    const found = await this.database.manager.findOneBy(UndeliverableAddressEntity, { id });
    if (!found) throw notFound(UNDELIVERABLE_ADDRESS);
    return found;
  }

  /** Returns the id; undefined for an address that is already marked. */
  async add({ email, kind, reason }: NewAddress): Promise<number | undefined> {
    const [added] = await this.database.tx.query<{ id: number }[]>(
      sql`insert into undeliverable_addresses (email, kind, reason) values ($1, $2, $3)
       on conflict (lower(email)) do nothing returning id`,
      [email, kind, reason],
    );
    return added?.id;
  }

  async remove(id: number): Promise<void> {
    const [, removed] = await this.database.tx.query<[unknown, number]>(
      sql`delete from undeliverable_addresses where id = $1`,
      [id],
    );
    if (removed === 0) throw notFound(UNDELIVERABLE_ADDRESS);
  }

  async forget(email: string): Promise<void> {
    await this.database.tx.query(
      sql`delete from undeliverable_addresses where lower(email) = lower($1)`,
      [email],
    );
  }
}
