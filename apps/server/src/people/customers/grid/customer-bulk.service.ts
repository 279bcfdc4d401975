import { Injectable } from '@nestjs/common';
import type { BulkInput, BulkResult, CustomerStatus } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { CustomersService } from '../customers.service';
import { TrashService } from '../../../records/trash/trash.service';
import { TagsService } from '../../tags/tags.service';

type Locked = Awaited<ReturnType<CustomersService['lockAll']>>;
type Done = Partial<BulkResult> & Pick<BulkResult, 'changed'>;

/** Bulk actions on customers. */
@Injectable()
export class CustomerBulkService {
  constructor(
    private readonly database: Database,
    private readonly customers: CustomersService,
    private readonly tags: TagsService,
    private readonly trash: TrashService,
  ) {}

  /** One transaction for all; `missing` lists the ids that no longer exist. */
  act(input: BulkInput): Promise<BulkResult> {
    return this.database.transaction(async () => {
      const ids = [...new Set(input.ids)].sort((one, other) => one - other);
      if (input.act === 'restore') return this.restore(ids);
      const locked = await this.customers.lockAll(ids);
      const there = new Set(locked.map(({ id }) => id));
      const done = await this.change(input, locked);
      const missing = ids.filter((id) => !there.has(id));
      return { full: [], previous: [], ...done, missing };
    });
  }

  /** The contract guarantees a status or a tag for the actions that need one. */
  private async change({ act, status, tagId }: BulkInput, locked: Locked): Promise<Done> {
    const ids = locked.map(({ id }) => id);
    if (act === 'status') return this.setStatus(locked, status!);
    if (act === 'untag') return { changed: await this.tags.removeFromCustomers(tagId!, ids) };
    if (act === 'tag') return this.tags.addToCustomers(tagId!, ids);
    await this.trash.removeAllIn('customer', ids);
    return { changed: ids };
  }

  private async setStatus(locked: Locked, status: CustomerStatus): Promise<Done> {
    const previous = locked.filter((customer) => customer.status !== status);
    const changed = previous.map(({ id }) => id);
    await this.customers.setStatus(changed, status);
    return { changed, previous };
  }

  private async restore(ids: number[]): Promise<BulkResult> {
    const changed: number[] = [];
    for (const id of ids)
      if (await this.trash.restoreInTransaction('customer', id)) changed.push(id);
    const missing = ids.filter((id) => !changed.includes(id));
    return { changed, missing, full: [], previous: [] };
  }
}
