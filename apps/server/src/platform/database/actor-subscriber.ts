import type { EntitySubscriberInterface, TransactionStartEvent } from 'typeorm';
import { EventSubscriber } from 'typeorm';
import { actorId } from '../logging/request-context';
import { sql } from './sql';

/** Tells PostgreSQL who makes a transaction: its triggers write that into the audit log. */
@EventSubscriber()
export class ActorSubscriber implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    const actor = actorId();
    if (actor) await queryRunner.query(sql`select set_config('polaris.actor', $1, true)`, [actor]);
  }
}
