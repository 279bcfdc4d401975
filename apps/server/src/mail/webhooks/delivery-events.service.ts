import { Injectable } from '@nestjs/common';
import type { MailProvider } from '@polaris/contracts';
import { type MailReport, MailReportsService } from '../../records/outbox/mail-reports.service';
import { Database } from '../../platform/database/database';
import { MailWebhooksRepository } from './mail-webhooks.repository';

/** Processes each report exactly once, in one transaction. */
@Injectable()
export class DeliveryEventsService {
  constructor(
    private readonly database: Database,
    private readonly webhooks: MailWebhooksRepository,
    private readonly reports: MailReportsService,
  ) {}

  async process(provider: MailProvider, eventId: string, reports: MailReport[]): Promise<void> {
    await this.webhooks.noteCall(provider);
    if (reports.length === 0) return;
    await this.database.transaction(async () => {
      if (!(await this.webhooks.addEvent(provider, eventId))) return;
      for (const report of reports) await this.reports.process(report);
    });
  }
}
