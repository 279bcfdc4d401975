import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { REMINDER_DAYS } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { InvoiceMailsService } from './invoice-mails.service';
import { invoiceRemindersQueue } from './invoice-queues';
import { InvoicesReadModel } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';

/** 14:40 UTC, in the morning in the Americas. */
const EVERY_DAY = '40 14 * * *';
/** More than will ever be due in a day. */
const AT_ONCE = 1000;

/** Checks every day which invoices are overdue, so reminders survive restarts and restored backups. */
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

  /** A failed reminder is tried again the next day and does not stop the others. */
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

  /** Checks again under a lock, as the invoice could have been paid, credited or reminded of. */
  private remind(id: number): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.invoices.lock(id);
      if (!row) return;
      const { daysOverdue } = await this.readModel.get(id);
      // Sends one mail, not two, if the server was down for a long time.
      const due = REMINDER_DAYS.filter((days) => daysOverdue >= days).length;
      if (due <= row.reminders || !(await this.mails.remind(row))) return;
      await this.invoices.markReminded(id, due);
    });
  }
}
