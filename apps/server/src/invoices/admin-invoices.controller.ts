import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  type AdminPayment,
  type IdParams,
  type InvoiceAction,
  type InvoiceBuyer,
  type InvoiceBuyerQuery,
  type InvoiceInput,
  type InvoiceRecipientInput,
  type InvoiceRecord,
  type InvoiceUpdate,
  type InvoicesQuery,
  type PaymentInput,
  adminPaymentSchema,
  idParamsSchema,
  idempotencyKeySchema,
  invoiceActionSchema,
  invoiceBuyerQuerySchema,
  invoiceBuyerSchema,
  invoiceInputSchema,
  invoiceRecipientInputSchema,
  invoiceRecordSchema,
  invoiceUpdateSchema,
  invoicesQuerySchema,
  invoicesSchema,
  paymentInputSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../platform/database/list/list';
import { BodyLimit } from '../platform/http/body-limit';
import { IdempotencyKey } from '../platform/http/idempotency-key';
import { Allow, CurrentUser } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import type { UserEntity } from '../users/user.entity';
import { InvoiceIssuingService } from './invoice-issuing.service';
import { InvoiceMailsService } from './invoice-mails.service';
import { invoiceExamples } from './invoice.examples';
import { InvoicesService } from './invoices.service';
import { PaidInvoicesService } from './paid-invoices.service';

/** 100 lines of 500 characters in any script, also where a client escapes each of them. */
const DRAFT_BYTES = 400 * 1024;

const keyHeader = { 'Idempotency-Key': idempotencyKeySchema };

@Tag('Invoices', {
  description: 'Invoices and credit notes, from the draft to the payment.',
  examples: invoiceExamples,
})
@Controller('admin/invoices')
export class AdminInvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly issuing: InvoiceIssuingService,
    private readonly mails: InvoiceMailsService,
    private readonly payments: PaidInvoicesService,
  ) {}

  @Get()
  @Allow('owner')
  @Operation('listAllInvoices', 'List invoices and credit notes, the newest first')
  @Returns(200, invoicesSchema)
  async list(
    @Query({ schema: invoicesQuerySchema }) query: InvoicesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.invoices.list(query), request, reply);
  }

  @Post()
  @BodyLimit(DRAFT_BYTES)
  @Allow('owner')
  @Operation('createInvoice', 'Draft an invoice, of a purchase or for a customer', {
    headers: keyHeader,
    errors: {
      404: 'Customer or purchase was not found.',
      409: 'This purchase has an open invoice already.',
      422: 'This Idempotency-Key was used for another invoice.',
    },
  })
  @Returns(201, invoiceRecordSchema)
  create(
    @CurrentUser() { id: ownerId }: UserEntity,
    @Body({ schema: invoiceInputSchema }) input: InvoiceInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<InvoiceRecord> {
    return this.invoices.create(input, { ownerId, key });
  }

  @Get('buyer')
  @Allow('owner')
  @Operation('getInvoiceBuyer', 'Read what a draft for a customer begins with', {
    errors: { 404: 'Customer was not found.' },
  })
  @Returns(200, invoiceBuyerSchema)
  buyer(
    @Query({ schema: invoiceBuyerQuerySchema }) { customerId }: InvoiceBuyerQuery,
  ): Promise<InvoiceBuyer> {
    return this.invoices.buyerOf(customerId);
  }

  @Get(':id')
  @Allow('owner')
  @Operation('getInvoice', 'Read an invoice')
  @Returns(200, invoiceRecordSchema)
  get(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<InvoiceRecord> {
    return this.invoices.get(id);
  }

  @Put(':id')
  @BodyLimit(DRAFT_BYTES)
  @Allow('owner')
  @Operation('updateInvoice', 'Replace the content of a draft', {
    errors: { 409: 'An issued invoice cannot be changed.' },
  })
  @Returns(200, invoiceRecordSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: invoiceUpdateSchema }) input: InvoiceUpdate,
  ): Promise<InvoiceRecord> {
    return this.invoices.update(id, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteInvoice', 'Delete a draft', {
    errors: { 409: 'An issued invoice cannot be changed.' },
  })
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.invoices.remove(id);
  }

  @Post(':id/issue')
  @HttpCode(200)
  @Allow('owner')
  @Operation('issueInvoice', 'Give a draft its number; nothing of it changes afterwards', {
    errors: { 409: 'The business profile has no legal name or no address yet.' },
  })
  @Returns(200, invoiceRecordSchema)
  issue(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: invoiceActionSchema }) action: InvoiceAction,
  ): Promise<InvoiceRecord> {
    return this.issuing.issue(id, action);
  }

  @Post(':id/credit')
  @Allow('owner')
  @Operation('creditInvoice', 'Take an issued invoice back by a credit note', {
    headers: keyHeader,
    errors: {
      409: 'This invoice was credited already.',
      422: 'This Idempotency-Key was used before.',
    },
  })
  @Returns(201, invoiceRecordSchema)
  credit(
    @CurrentUser() { id: ownerId }: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: invoiceActionSchema }) action: InvoiceAction,
    @IdempotencyKey() key: string | undefined,
  ): Promise<InvoiceRecord> {
    return this.issuing.credit(id, action, { ownerId, key });
  }

  @Post(':id/send')
  @HttpCode(200)
  @Allow('owner')
  @Operation('sendInvoice', 'Mail an issued invoice to its buyer, with its PDF', {
    errors: { 409: 'The buyer of this invoice has no email address.' },
  })
  @Returns(200, invoiceRecordSchema)
  send(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: invoiceActionSchema }) action: InvoiceAction,
  ): Promise<InvoiceRecord> {
    return this.mails.send(id, action);
  }

  @Put(':id/recipient')
  @Allow('owner')
  @Operation('setInvoiceRecipient', 'Enter the address that an issued invoice is mailed to', {
    errors: { 409: 'A draft has its address in its content.' },
  })
  @Returns(200, invoiceRecordSchema)
  setRecipient(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: invoiceRecipientInputSchema }) input: InvoiceRecipientInput,
  ): Promise<InvoiceRecord> {
    return this.mails.setRecipient(id, input);
  }

  @Post(':id/payments')
  @Allow('owner')
  @Operation('recordInvoicePayment', 'Record money that came for an invoice without a purchase', {
    headers: keyHeader,
    errors: {
      409: 'Less of this invoice is owed, or it is of a purchase.',
      422: 'This Idempotency-Key was used for another payment.',
    },
  })
  @Returns(201, adminPaymentSchema)
  pay(
    @CurrentUser() { id: ownerId }: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: paymentInputSchema }) input: PaymentInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<AdminPayment> {
    return this.payments.record(id, input, { ownerId, key });
  }
}
