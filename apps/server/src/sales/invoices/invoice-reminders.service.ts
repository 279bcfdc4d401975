import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { REMINDER_DAYS } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { InvoiceMailsService } from './invoice-mails.service';
import { invoiceRemindersQueue } from './invoice-queues';
import { InvoicesReadModel } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';

/** In the morning of the Americas, by UTC. */
const EVERY_DAY = '40 14 * * *';
/** More than will ever be due in a day. */
const AT_ONCE = 1000;

/** Looks every day which invoices are overdue: so a reminder outlives restarts and restored backups. */
@Injectable()
export class InvoiceRemindersService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Invoices');

  constructor(
    private readonly database: Database,
    private readonly invoices: InvoicesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly mails: InvoiceMailsService,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_DAY }, invoiceRemindersQueue, () => this.remindAll());
  }

  /** One that fails is tried again the next day, and holds up no other. */
  async remindAll(): Promise<void> {
    const [first] = REMINDER_DAYS;
    for (const { id } of await this.readModel.listOverdue(first, AT_ONCE)) {
      try {
        await this.remind(id);
      } catch (error) {
        this.logger.warn(`Invoice ${id} was not reminded of: ${(error as Error).message}`);
      }
    }
  }

  /** Checked again under a lock: it may be paid, credited or reminded of by now. */
  private remind(id: number): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.invoices.lock(id);
      if (!row) return;
      const { daysOverdue } = await this.readModel.get(id);
      // After a long pause one mail goes, not two.
      const due = REMINDER_DAYS.filter((days) => daysOverdue >= days).length;
      if (due <= row.reminders || !(await this.mails.remind(row))) return;
      await this.invoices.markReminded(id, due);
    });
  }
}
