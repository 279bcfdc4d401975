import { Controller } from '@nestjs/common';
import {
  type AdminPayment,
  type InvoiceBuyer,
  type InvoiceRecord,
  listAllInvoices,
  createInvoice,
  getInvoiceBuyer,
  getInvoice,
  updateInvoice,
  deleteInvoice,
  issueInvoice,
  creditInvoice,
  sendInvoice,
  setInvoiceRecipient,
  recordInvoicePayment,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import { BodyLimit } from '../../platform/http/bodies/body-limit';
import type { UserEntity } from '../../identity/users/user.entity';
import { InvoiceIssuingService } from './invoice-issuing.service';
import { InvoiceMailsService } from './invoice-mails.service';
import { InvoicesService } from './invoices.service';
import { PayableInvoicesService } from './payable-invoices.service';

/** 100 lines of 500 characters in any script, even if a client escapes every character. */
const DRAFT_BYTES = 400 * 1024;

@Controller()
export class AdminInvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly issuing: InvoiceIssuingService,
    private readonly mails: InvoiceMailsService,
    private readonly payments: PayableInvoicesService,
  ) {}

  @Handle(listAllInvoices)
  list({ query }: InputOf<typeof listAllInvoices>): Promise<JsonPage> {
    return this.invoices.list(query);
  }

  @Handle(createInvoice)
  @BodyLimit(DRAFT_BYTES)
  create({
    body: input,
    user: { id: ownerId },
  }: InputOf<typeof createInvoice, UserEntity>): Promise<InvoiceRecord> {
    return this.invoices.create(input, ownerId);
  }

  @Handle(getInvoiceBuyer)
  buyer({ query: { customerId } }: InputOf<typeof getInvoiceBuyer>): Promise<InvoiceBuyer> {
    return this.invoices.buyerOf(customerId);
  }

  @Handle(getInvoice)
  get({ params: { id } }: InputOf<typeof getInvoice>): Promise<InvoiceRecord> {
    return this.invoices.get(id);
  }

  @Handle(updateInvoice)
  @BodyLimit(DRAFT_BYTES)
  update({ params: { id }, body: input }: InputOf<typeof updateInvoice>): Promise<InvoiceRecord> {
    return this.invoices.update(id, input);
  }

  @Handle(deleteInvoice)
  remove({ params: { id } }: InputOf<typeof deleteInvoice>): Promise<void> {
    return this.invoices.remove(id);
  }

  @Handle(issueInvoice)
  issue({ params: { id }, body: action }: InputOf<typeof issueInvoice>): Promise<InvoiceRecord> {
    return this.issuing.issue(id, action);
  }

  @Handle(creditInvoice)
  credit({
    params: { id },
    body: action,
    user: { id: ownerId },
  }: InputOf<typeof creditInvoice, UserEntity>): Promise<InvoiceRecord> {
    return this.issuing.credit(id, action, ownerId);
  }

  @Handle(sendInvoice)
  send({ params: { id }, body: action }: InputOf<typeof sendInvoice>): Promise<InvoiceRecord> {
    return this.mails.send(id, action);
  }

  @Handle(setInvoiceRecipient)
  setRecipient({
    params: { id },
    body: input,
  }: InputOf<typeof setInvoiceRecipient>): Promise<InvoiceRecord> {
    return this.mails.setRecipient(id, input);
  }

  @Handle(recordInvoicePayment)
  pay({
    params: { id },
    body: input,
    user: { id: ownerId },
  }: InputOf<typeof recordInvoicePayment, UserEntity>): Promise<AdminPayment> {
    return this.payments.record(id, input, ownerId);
  }
}
