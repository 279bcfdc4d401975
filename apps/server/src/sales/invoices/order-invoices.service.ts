import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../platform/database/events/domain-events';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { orderConfirmed, orderPlaced } from '../purchases/purchase.events';
import { InvoiceIssuingService } from './invoice-issuing.service';
import { InvoiceMailsService } from './invoice-mails.service';
import { InvoiceNumbersService } from './invoice-numbers.service';
import { InvoicesReadModel } from './invoices.read-model';
import { InvoicesService } from './invoices.service';

/** Invoices orders as soon as they are placed, if the owner wants that. An order never fails because of it. */
@Injectable()
export class OrderInvoicesService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly profile: BusinessProfileService,
    private readonly invoices: InvoicesService,
    private readonly numbers: InvoiceNumbersService,
    private readonly issuing: InvoiceIssuingService,
    private readonly mails: InvoiceMailsService,
    private readonly readModel: InvoicesReadModel,
  ) {}

  onModuleInit(): void {
    this.events.on(orderPlaced, (purchaseId) => this.issue(purchaseId));
    this.events.on(orderConfirmed, (purchaseId) => this.send(purchaseId));
  }

  /** A draft that cannot be issued is left for the owner. */
  private async issue(purchaseId: number): Promise<void> {
    if (!(await this.profile.invoicesOrders())) return;
    const draft = await this.invoices.draftOrder(purchaseId);
    if (draft === null || (await this.numbers.whyUnissuable(draft))) return;
    await this.issuing.issue(draft.id, draft);
  }

  /** Mails the invoice with the confirmation, which can wait for the client's address to be verified. */
  private async send(purchaseId: number): Promise<void> {
    const invoice = await this.readModel.findUnsentOfOrder(purchaseId);
    if (invoice?.sendTo) await this.mails.send(invoice.id, invoice);
  }
}
