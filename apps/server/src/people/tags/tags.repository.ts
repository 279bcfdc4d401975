import { Injectable } from '@nestjs/common';
import { type CustomerTag, MAX_CUSTOMER_TAGS, type Tag } from '@polaris/contracts';
import type { DeepPartial } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import { notFound } from '../../platform/problem/problem';
import { tagColumns } from './tag.columns';
import { TagEntity } from './tag.entity';

export const TAG = 'This tag';

const BY_NAME = sql`order by lower(r.name)`;

/** All SQL on tags and tagged customers is here, except in read models. */
@Injectable()
export class TagsRepository {
  constructor(private readonly database: Database) {}

  /** All, by name. */
  list(): Promise<Tag[]> {
    return this.database.query(sql`select ${tagColumns.inList} from tags r ${BY_NAME}`);
  }

  /** Locks the table against concurrent additions until the transaction ends. */
  async lockAndCount(): Promise<number> {
    await this.database.tx.query(sql`lock table tags in share row exclusive mode`);
    return this.database.tx.count(TagEntity);
  }

  async add(fields: DeepPartial<TagEntity>): Promise<Tag> {
    return toTag(await this.database.tx.save(TagEntity, fields as TagEntity), 0);
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: TagEntity) => void,
  ): Promise<Tag> {
    const row = await editVersioned(this.database, TagEntity, TAG, id, version, edit);
    return toTag(row, await this.countOf(id));
  }

  /** Both tags, locked against deletion until the transaction ends. */
  async lockPair(id: number, otherId: number): Promise<void> {
    const locked = await this.database.tx.query<unknown[]>(
      sql`select id from tags where id in ($1, $2) order by id for update`,
      [id, otherId],
    );
    if (locked.length < 2) throw notFound(TAG);
  }

  async get(id: number): Promise<Tag> {
    const row = await this.database.manager.findOneBy(TagEntity, { id });
    if (!row) throw notFound(TAG);
    return toTag(row, await this.countOf(id));
  }

  /** Adds the other tag to every customer who has the first. */
  async addToRecordsWith(id: number, otherId: number): Promise<void> {
    await this.database.tx.query(
      sql`insert into customer_tags ("customerId", "tagId")
       select "customerId", $2 from customer_tags where "tagId" = $1
       on conflict do nothing`,
      [id, otherId],
    );
  }

  /** The tags of a customer, by name. */
  listForCustomer(customerId: number): Promise<CustomerTag[]> {
    return this.database.query(
      sql`select r.id, r.name, r.color from customer_tags t join tags r on r.id = t."tagId"
       where t."customerId" = $1 ${BY_NAME}`,
      [customerId],
    );
  }

  /** Replaces the tags of a customer; skips tags deleted in the meantime. */
  async setForCustomer(customerId: number, tagIds: number[]): Promise<void> {
    await this.database.tx.query(
      sql`delete from customer_tags where "customerId" = $1 and "tagId" <> all($2::int[])`,
      [customerId, tagIds],
    );
    await this.database.tx.query(
      sql`insert into customer_tags ("customerId", "tagId")
       select $1, id from tags where id = any($2::int[]) on conflict do nothing`,
      [customerId, tagIds],
    );
  }

  /** Adds a tag to customers who lack it and have room for it, and returns their ids. */
  async addToCustomers(tagId: number, customerIds: number[]): Promise<number[]> {
    const added = await this.database.tx.query<{ customerId: number }[]>(
      sql`insert into customer_tags ("customerId", "tagId")
       select c.id, $1 from unnest($2::int[]) c (id)
       where (select count(*) from customer_tags t where t."customerId" = c.id) < ${MAX_CUSTOMER_TAGS}
       on conflict do nothing returning "customerId"`,
      [tagId, customerIds],
    );
    return added.map(({ customerId }) => customerId);
  }

  /** Returns the customers who do not have the tag. */
  async findCustomersWithout(tagId: number, customerIds: number[]): Promise<number[]> {
    const found = await this.database.query<{ id: number }[]>(
      sql`select c.id from unnest($2::int[]) c (id) where not exists (
         select 1 from customer_tags t where t."customerId" = c.id and t."tagId" = $1)`,
      [tagId, customerIds],
    );
    return found.map(({ id }) => id);
  }

  /** Removes a tag from customers, and returns the ids of those who had it. */
  async removeFromCustomers(tagId: number, customerIds: number[]): Promise<number[]> {
    const [removed] = await this.database.tx.query<[{ customerId: number }[], number]>(
      sql`delete from customer_tags where "tagId" = $1 and "customerId" = any($2::int[])
       returning "customerId"`,
      [tagId, customerIds],
    );
    return removed.map(({ customerId }) => customerId);
  }

  private async countOf(id: number): Promise<number> {
    const [counted] = await this.database.query<{ count: number }[]>(
      sql`select count(*)::int as count from customer_tags where "tagId" = $1`,
      [id],
    );
    return counted!.count;
  }
}

const toTag = (row: TagEntity, customers: number): Tag => tagColumns.toItem(row, { customers });
