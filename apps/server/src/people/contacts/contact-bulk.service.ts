import { Injectable } from '@nestjs/common';
import type { ContactBulkInput, ContactBulkResult, ContactStatus } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { TrashService } from '../../records/trash/trash.service';
import { type ContactState, ContactsRepository } from './contacts.repository';

type Done = Partial<ContactBulkResult> & Pick<ContactBulkResult, 'changed'>;

/** Bulk actions on submissions. */
@Injectable()
export class ContactBulkService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsRepository,
    private readonly trash: TrashService,
  ) {}

  /** One transaction for all; `missing` lists the ids that no longer exist. */
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

  /** Skips converted submissions, because customers refer to them. */
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
