import { Injectable } from '@nestjs/common';
import { type WaitingMonth, dayText } from '@polaris/contracts';
import { CustomersService } from '../../people/customers/customers.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { conflict } from '../../platform/problem/problem';
import { InvoiceIssuingService } from '../invoices/invoice-issuing.service';
import { InvoiceMailsService } from '../invoices/invoice-mails.service';
import { InvoiceNumbersService } from '../invoices/invoice-numbers.service';
import { InvoicesService } from '../invoices/invoices.service';
import { SalesService } from '../purchases/sales.service';
import { type FoundMonth, RetainerMonthsReadModel } from './retainer-months.read-model';
import {
  type RetainerContent,
  type RetainerRow,
  RetainersRepository,
} from './retainers.repository';

const RECORDED = 'This month has its invoice already.';

/** Records the months of retainers: each has one purchase with its issued and mailed invoice, or nothing. */
@Injectable()
export class RetainerMonthsService {
  constructor(
    private readonly database: Database,
    private readonly retainers: RetainersRepository,
    private readonly readModel: RetainerMonthsReadModel,
    private readonly customers: CustomersService,
    private readonly sales: SalesService,
    private readonly invoices: InvoicesService,
    private readonly numbers: InvoiceNumbersService,
    private readonly issuing: InvoiceIssuingService,
    private readonly invoiceMails: InvoiceMailsService,
    private readonly clock: BusinessClock,
  ) {}

  /** Records the current month, unless it is recorded by now or its invoice cannot be issued: then it waits. */
  recordDue(id: number): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.lock(id);
      const due = await this.readModel.findDue(id, await this.clock.today());
      if (due && !(await this.problemOf(row))) await this.make(row, due.month, due.dueOn);
    });
  }

  /** Records a month that waits or was skipped, in the caller's transaction. */
  async record(id: number, month: string): Promise<void> {
    const row = await this.lock(id);
    const { dueOn } = await this.getOpen(id, month);
    if (row.customerId === null)
      throw conflict('The customer was deleted, so there is nobody to invoice.');
    const problem = await this.problemOf(row);
    if (problem !== undefined) throw conflict(problem);
    await this.make(row, month, dueOn);
  }

  /** Skips a month that waits, in the caller's transaction. */
  async skip(id: number, month: string): Promise<void> {
    await this.lock(id);
    await this.getOpen(id, month);
    await this.retainers.skipMonths(id, [month]);
  }

  /** Why the invoice of a month cannot be issued, as a sentence; undefined if it can. */
  problemOf({ content }: { content: RetainerContent }): Promise<string | undefined> {
    return this.numbers.whyUnissuable({ ...content, note: null, parts: [] });
  }

  /** Months without an invoice: older ones, and today's if its invoice cannot be issued. */
  async listWaiting(): Promise<WaitingMonth[]> {
    const today = await this.clock.today();
    const problems = new Map<number, string | null>();
    const waiting: WaitingMonth[] = [];
    for (const month of await this.readModel.listWaiting(today)) {
      const { retainerId } = month;
      if (!problems.has(retainerId)) {
        const row = await this.retainers.get(retainerId);
        problems.set(retainerId, (await this.problemOf(row)) ?? null);
      }
      const problem = problems.get(retainerId)!;
      if (month.dueOn < today || problem !== null) waiting.push({ ...month, problem });
    }
    return waiting;
  }

  /** The customer is locked first, as by all code that changes records of customers. */
  private async lock(id: number): Promise<RetainerRow> {
    const { customerId } = await this.retainers.get(id);
    if (customerId !== null) await this.customers.lock(customerId);
    return this.retainers.lock(id);
  }

  private async getOpen(id: number, month: string): Promise<FoundMonth> {
    const found = await this.readModel.findMonth(id, month, await this.clock.today());
    if (!found) throw conflict('This month is not due.');
    if (found.state === 'recorded') throw conflict(RECORDED);
    return found;
  }

  private async make(row: RetainerRow, month: string, dueOn: string): Promise<void> {
    const { id, customerId, serviceId, amount, sessions, content } = row;
    const { buyer, taxMode, lines } = content;
    // The work goes on while the invoice is open, so nothing waits for its payment.
    const sale = { customerId: customerId!, serviceId, amount, sessions, isDueNow: false };
    const purchaseId = await this.sales.recordAccepted({ ...sale, offered: { taxMode, lines } });
    if (!(await this.retainers.recordMonth(id, month, purchaseId))) throw conflict(RECORDED);
    const note = `For the month from ${dayText(dueOn)}.`;
    const draft = await this.invoices.draftAccepted(purchaseId, buyer, note);
    const issued = await this.issuing.issue(draft.id, draft);
    if (issued.sendTo) await this.invoiceMails.send(issued.id, issued);
  }
}
