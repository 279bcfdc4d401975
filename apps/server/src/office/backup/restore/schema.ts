import { MigrationExecutor, type QueryRunner } from 'typeorm';
import { sinceBaseline } from '../../../platform/database/baseline';

/** Runs migrations one by one in the caller's transaction. */
export class Schema {
  private readonly executor: MigrationExecutor;

  constructor(runner: QueryRunner) {
    this.executor = new MigrationExecutor(runner.connection, runner);
    this.executor.transaction = 'none';
  }

  /** The names of executed migrations, newest last. */
  async executed(): Promise<string[]> {
    const executed = await this.executor.getExecutedMigrations();
    return executed.map(({ name }) => name).reverse();
  }

  /** Reverts every migration, so that nothing of Polaris remains. */
  async removeAll(): Promise<void> {
    for (const _ of sinceBaseline(await this.executed())) await this.executor.undoLastMigration();
  }

  /** Runs pending migrations up to and including `last`, or all of them. */
  async runUpTo(last?: string): Promise<void> {
    for (const migration of await this.executor.getPendingMigrations()) {
      await this.executor.executeMigration(migration);
      if (migration.name === last) return;
    }
  }
}
