import { Injectable } from '@nestjs/common';
import type { ContactBulkInput, ContactBulkResult, ContactStatus } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { TrashService } from '../../records/trash/trash.service';
import { type ContactState, ContactsRepository } from './contacts.repository';

type Done = Partial<ContactBulkResult> & Pick<ContactBulkResult, 'changed'>;

/** Acts on several submissions at once. */
@Injectable()
export class ContactBulkService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsRepository,
    private readonly trash: TrashService,
  ) {}

  /** All of it in one transaction; those that no longer exist are left out and named. */
  act(input: ContactBulkInput): Promise<ContactBulkResult> {
    return this.database.transaction(async () => {
      const ids = [...new Set(input.ids)].sort((one, other) => one - other);
      if (input.act === 'restore') return this.restore(ids);
      const locked = await this.contacts.lockAll(ids);
      const there = new Set(locked.map(({ id }) => id));
      const done =
        input.act === 'status'
          ? await this.setStatus(locked, input.status!)
          : await this.remove(locked);
      const missing = ids.filter((id) => !there.has(id));
      return { converted: [], previous: [], ...done, missing };
    });
  }

  /** Those that became customers stay marked so: the customers refer to them. */
  private async setStatus(locked: ContactState[], status: ContactStatus): Promise<Done> {
    const isConverted = (contact: ContactState) => contact.status === 'converted';
    const previous = locked.filter((contact) => !isConverted(contact) && contact.status !== status);
    const changed = previous.map(({ id }) => id);
    await this.contacts.setStatus(changed, status);
    return { changed, previous, converted: locked.filter(isConverted).map(({ id }) => id) };
  }

  private async remove(locked: ContactState[]): Promise<Done> {
    const changed = locked.map(({ id }) => id);
    for (const id of changed) await this.trash.removeInTransaction('contact', id);
    return { changed };
  }

  private async restore(ids: number[]): Promise<ContactBulkResult> {
    const changed: number[] = [];
    for (const id of ids)
      if (await this.trash.restoreInTransaction('contact', id)) changed.push(id);
    const missing = ids.filter((id) => !changed.includes(id));
    return { changed, missing, converted: [], previous: [] };
  }
}
