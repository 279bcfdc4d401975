import { Header, Controller, StreamableFile } from '@nestjs/common';
import { listInvoices, downloadInvoice } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import type { UserEntity } from '../../identity/users/user.entity';
import { InvoiceFilesService } from './invoice-files.service';
import { InvoicesService } from './invoices.service';

@Controller()
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly files: InvoiceFilesService,
  ) {}

  @Handle(listInvoices)
  list({ query, user }: InputOf<typeof listInvoices, UserEntity>): Promise<JsonPage> {
    return this.invoices.listOf(user.id, query);
  }

  @Handle(downloadInvoice)
  @Header('Cache-Control', 'private, no-store')
  async download({
    params: { id },
    user,
  }: InputOf<typeof downloadInvoice, UserEntity>): Promise<StreamableFile> {
    const { name, pdf } = await this.files.getFor(id, user);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${name}"`,
      length: pdf.length,
    });
  }
}
