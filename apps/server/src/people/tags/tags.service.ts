import { Injectable } from '@nestjs/common';
import {
  type CustomerTag,
  type CustomerTagsInput,
  MAX_TAGS,
  type Tag,
  type TagInput,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { CustomersService } from '../customers/customers.service';
import { isUniqueViolation } from '../../platform/database/database-error';
import { ProblemError, conflict, invalid } from '../../platform/problem/problem';
import { TrashService } from '../../records/trash/trash.service';
import { TagsRepository } from './tags.repository';

@Injectable()
export class TagsService {
  constructor(
    private readonly database: Database,
    private readonly tags: TagsRepository,
    private readonly customers: CustomersService,
    private readonly trash: TrashService,
  ) {}

  /** All, by name. */
  list(): Promise<Tag[]> {
    return this.tags.list();
  }

  create({ version: _none, ...fields }: TagInput): Promise<Tag> {
    return this.database
      .transaction(async () => {
        if ((await this.tags.lockAndCount()) >= MAX_TAGS)
          throw conflict(`There are ${MAX_TAGS} tags already. Merge or delete some of them first.`);
        return this.tags.add(fields);
      })
      .catch(nameIsTaken);
  }

  update(id: number, { version, ...fields }: TagInput): Promise<Tag> {
    return this.tags.edit(id, version, (row) => Object.assign(row, fields)).catch(nameIsTaken);
  }

  /** Moves the customers of a tag to another tag, and the emptied tag to the trash. */
  merge(id: number, otherId: number): Promise<Tag> {
    if (id === otherId)
      throw invalid([{ path: 'tagId', message: 'A tag cannot be merged into itself.' }]);
    return this.database.transaction(async () => {
      await this.tags.lockPair(id, otherId);
      await this.tags.addToRecordsWith(id, otherId);
      await this.trash.removeInTransaction('tag', id);
      return this.tags.get(otherId);
    });
  }

  async listForCustomer(customerId: number): Promise<CustomerTag[]> {
    await this.customers.get(customerId);
    return this.tags.listForCustomer(customerId);
  }

  setForCustomer(customerId: number, { tagIds }: CustomerTagsInput): Promise<CustomerTag[]> {
    return this.database.transaction(async () => {
      await this.customers.lock(customerId);
      await this.tags.setForCustomer(customerId, tagIds);
      return this.tags.listForCustomer(customerId);
    });
  }

  /** Adds a tag to locked customers; throws 404 if the tag does not exist. */
  async addToCustomers(
    tagId: number,
    customerIds: number[],
  ): Promise<{ changed: number[]; full: number[] }> {
    await this.tags.get(tagId);
    const changed = await this.tags.addToCustomers(tagId, customerIds);
    return { changed, full: await this.tags.findCustomersWithout(tagId, customerIds) };
  }

  /** Returns which of these customers have the tag. */
  async customersWith(tagId: number, customerIds: number[]): Promise<number[]> {
    const without = new Set(await this.tags.findCustomersWithout(tagId, customerIds));
    return customerIds.filter((id) => !without.has(id));
  }

  /** Removes a tag from customers. */
  removeFromCustomers(tagId: number, customerIds: number[]): Promise<number[]> {
    return this.tags.removeFromCustomers(tagId, customerIds);
  }
}

/** Names are unique, ignoring letter case. */
function nameIsTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  const message = 'There is a tag with this name already.';
  throw new ProblemError(409, message, [{ path: 'name', message }]);
}
