import type { DatabaseTimeouts } from '../config/settings';
import {
  type DataSourceOptions,
  type EntitySubscriberInterface,
  EventSubscriber,
  type TransactionStartEvent,
} from 'typeorm';
import { actorId, currentChangeSet } from '../logging/request-context';
import { sql } from './sql';

export const DATABASE_TIMEOUTS: DatabaseTimeouts = { connectMs: 1500, queryMs: 3000 };

export const DEFAULT_POOL = 16;

/** Tells PostgreSQL who runs a transaction and as what set of changes, for the triggers that write the audit log. */
@EventSubscriber()
class ActorSubscriber implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    const actor = actorId();
    if (actor) await queryRunner.query(sql`select set_config('polaris.actor', $1, true)`, [actor]);
    const changes = currentChangeSet();
    if (changes)
      await queryRunner.query(
        sql`select set_config('polaris.change_set', $1, true), set_config('polaris.via', $2, true)`,
        [changes.id ?? '', changes.via],
      );
  }
}

/**
 * The server's connections. Every wait has a limit, so that no request hangs on a lost database. The modules or a
 * command add the entities.
 */
export const dataSourceOptions = (
  url: string,
  { connectMs, queryMs } = DATABASE_TIMEOUTS,
  poolSize = DEFAULT_POOL,
) =>
  ({
    type: 'postgres',
    url,
    subscribers: [ActorSubscriber],
    installExtensions: false,
    poolSize,
    connectTimeoutMS: connectMs,
    applicationName: 'polaris',
    extra: { statement_timeout: queryMs, query_timeout: queryMs + 500, keepAlive: true },
    // A connection that the pool loses while idle is replaced by the next request.
    poolErrorHandler: () => undefined,
    logging: false,
  }) satisfies DataSourceOptions;
