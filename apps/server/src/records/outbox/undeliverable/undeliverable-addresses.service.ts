import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  MAX_BOUNCE_REASON,
  type UndeliverableAddressesQuery,
  type UndeliverableKind,
} from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/database/events/domain-events';
import type { JsonPage } from '../../../platform/database/list/list';
import { ExpiredRowsService } from '../../../platform/jobs/expired-rows.service';
import { KnownAddressesReadModel } from './known-addresses.read-model';
import { mailboxRead } from './mailbox.events';
import type { UndeliverableAddressEntity } from './undeliverable-address.entity';
import {
  UndeliverableAddressesRepository,
  forgottenAddresses,
} from './undeliverable-addresses.repository';

/** Addresses that get only mail about their account, until someone shows that they work again. */
@Injectable()
export class UndeliverableAddressesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly addresses: UndeliverableAddressesRepository,
    private readonly known: KnownAddressesReadModel,
    private readonly events: DomainEvents,
    private readonly expiredRows: ExpiredRowsService,
  ) {}

  onModuleInit(): void {
    this.events.on(mailboxRead, (email) => this.clear(email));
    this.expiredRows.register(forgottenAddresses);
  }

  list(query: UndeliverableAddressesQuery): Promise<JsonPage> {
    return this.addresses.list(query);
  }

  get(id: number): Promise<UndeliverableAddressEntity> {
    return this.addresses.get(id);
  }

  /** The reference for a mail about this address. */
  recordOf(id: number) {
    return { table: 'undeliverable_addresses', id };
  }

  has(email: string): Promise<boolean> {
    return this.addresses.has(email);
  }

  /**
   * Runs in the transaction that learned of it. Returns the id; undefined for an address that is already marked, and
   * for one that is not used here: nothing is stored about strangers.
   */
  async mark(email: string, kind: UndeliverableKind, reason: string): Promise<number | undefined> {
    if (!(await this.known.has(email))) return undefined;
    return this.addresses.add({ email, kind, reason: reason.slice(0, MAX_BOUNCE_REASON) });
  }

  /** Someone has read a mail at this address. */
  clear(email: string): Promise<void> {
    return this.addresses.forget(email);
  }

  /** The owner says that it works again. */
  retry(id: number): Promise<void> {
    return this.database.transaction(() => this.addresses.remove(id));
  }
}
