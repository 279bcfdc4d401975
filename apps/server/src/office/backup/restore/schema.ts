import { MigrationExecutor, type QueryRunner } from 'typeorm';
import { sinceBaseline } from '../../../platform/database/baseline';

/** The migrations, run one by one inside a transaction of the caller's. */
export class Schema {
  private readonly executor: MigrationExecutor;

  constructor(runner: QueryRunner) {
    this.executor = new MigrationExecutor(runner.connection, runner);
    this.executor.transaction = 'none';
  }

  /** Newest last. */
  async executed(): Promise<string[]> {
    const executed = await this.executor.getExecutedMigrations();
    return executed.map(({ name }) => name).reverse();
  }

  /** Takes every migration back: nothing of Polaris is left. */
  async removeAll(): Promise<void> {
    for (const _ of sinceBaseline(await this.executed())) await this.executor.undoLastMigration();
  }

  /** Runs those that have not run, up to and with the one named, or all of them. */
  async runUpTo(last?: string): Promise<void> {
    for (const migration of await this.executor.getPendingMigrations()) {
      await this.executor.executeMigration(migration);
      if (migration.name === last) return;
    }
  }
}
