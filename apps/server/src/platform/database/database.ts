import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { poolOf } from './pool';
import { type SqlConnection, type SqlManager, type SqlText, sql } from './sql';

interface Transaction {
  manager: EntityManager;
  isOpen: boolean;
  /** Why a part of it failed: the whole is rolled back, even if the failure was caught. */
  failure?: { error: unknown };
}

/**
 * The database as repositories and services use it. A transaction belongs to the asynchronous context in
 * which it was opened: whatever its work calls takes part, and nothing is handed from call to call.
 */
@Injectable()
export class Database {
  private readonly current = new AsyncLocalStorage<Transaction>();

  constructor(private readonly dataSource: DataSource) {}

  /** Commits when the work is done, rolls back when it fails. Inside of another one, it is a part of that. */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.open();
    return outer ? joined(outer, work) : this.begin(work);
  }

  /** For locks, and for writes that only count together: throws unless a transaction is open. */
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
   * For a table that grows from empty within a transaction: foreign keys and triggers keep the plan of their first
   * run, which reads all of a table that was small then, for each row that follows.
   */
  async discardPlans(): Promise<void> {
    await this.tx.query(sql`discard plans`);
  }

  /** For reads, and for a write that is complete by itself: the open transaction, or else the pool. */
  get manager(): SqlManager {
    return this.open()?.manager ?? this.outside;
  }

  /** For what must stay when the open transaction is rolled back: each statement by itself. */
  get outside(): SqlManager {
    return this.dataSource.manager;
  }

  query<T = unknown>(text: SqlText, parameters?: unknown[]): Promise<T> {
    return this.manager.query<T>(text, parameters);
  }

  /**
   * What time it is by the one clock that dates and judges everything that ends: those of the servers may be
   * wrong. In a transaction, when that started.
   */
  async now(): Promise<Date> {
    const [{ now }] = await this.query<[{ now: Date }]>(sql`select now()`);
    return now;
  }

  /** For statements of the driver's own: the open transaction's connection, or else any of the pool. */
  async client(): Promise<Pick<SqlConnection, 'query'>> {
    const runner = this.open()?.manager.queryRunner;
    return runner ? ((await runner.connect()) as SqlConnection) : poolOf(this.dataSource);
  }

  /** Unawaited work may outlive the transaction: it must not write through a connection of others. */
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
