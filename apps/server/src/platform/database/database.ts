import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { poolOf } from './pool';
import { type SqlConnection, type SqlManager, type SqlText, sql } from './sql';

interface Transaction {
  manager: EntityManager;
  isOpen: boolean;
  /** The first failure inside: everything is rolled back, even if the failure was caught. */
  failure?: { error: unknown };
}

/**
 * Database access for repositories and services. A transaction belongs to the asynchronous context that opened it:
 * everything called from there takes part, without passing it along.
 */
@Injectable()
export class Database {
  private readonly current = new AsyncLocalStorage<Transaction>();

  constructor(private readonly dataSource: DataSource) {}

  /** Commits when the work succeeds, rolls back when it fails. Inside another transaction, it becomes part of that. */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.open();
    return outer ? joined(outer, work) : this.begin(work);
  }

  /** For locks, and for writes that must be committed together: throws unless a transaction is open. */
  get tx(): SqlManager {
    const open = this.open();
    if (!open)
      throw new Error('This needs a transaction: call it inside of database.transaction().');
    return open.manager;
  }

  assertTransaction(): void {
    void this.tx;
  }

  /**
   * Needed when a table grows from empty within a transaction: foreign keys and triggers keep the plan of their first
   * run, which reads the whole table for each row.
   */
  async discardPlans(): Promise<void> {
    await this.tx.query(sql`discard plans`);
  }

  /** For reads, and for single writes: uses the open transaction, else the pool. */
  get manager(): SqlManager {
    return this.open()?.manager ?? this.outside;
  }

  /** For writes that must survive a rollback of the open transaction: each statement commits by itself. */
  get outside(): SqlManager {
    return this.dataSource.manager;
  }

  query<T = unknown>(text: SqlText, parameters?: unknown[]): Promise<T> {
    return this.manager.query<T>(text, parameters);
  }

  /**
   * The database's time, which is used for all expiry dates, since the clocks of servers can be wrong. In a
   * transaction: its start.
   */
  async now(): Promise<Date> {
    const [{ now }] = await this.query<[{ now: Date }]>(sql`select now()`);
    return now;
  }

  /** For the driver's own statements: the connection of the open transaction, else one from the pool. */
  async client(): Promise<Pick<SqlConnection, 'query'>> {
    const runner = this.open()?.manager.queryRunner;
    return runner ? ((await runner.connect()) as SqlConnection) : poolOf(this.dataSource);
  }

  /** Unawaited work may outlive the transaction: it must not write on a connection that others use by then. */
  private open(): Transaction | undefined {
    const transaction = this.current.getStore();
    return transaction?.isOpen ? transaction : undefined;
  }

  private begin<T>(work: () => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      const transaction: Transaction = { manager, isOpen: true };
      try {
        const result = await this.current.run(transaction, work);
        if (transaction.failure) throw transaction.failure.error;
        return result;
      } finally {
        transaction.isOpen = false;
      }
    });
  }
}

async function joined<T>(outer: Transaction, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    outer.failure ??= { error };
    throw error;
  }
}
