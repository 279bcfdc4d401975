import { Injectable } from '@nestjs/common';
import { CustomersService } from '../customers/customers.service';
import { OwnerNoticesService } from '../../records/outbox/owner-notices/owner-notices.service';
import { Settings } from '../../platform/config/settings';
import { renderMail } from '../../platform/mail/render-mail';
import type { CustomerFileEntity } from './customer-file.entity';
import { NewFileMail } from './mails/new-file-mail';

type NamedFile = Pick<CustomerFileEntity, 'id' | 'customerId' | 'name' | 'size'>;

/** Mails about files to the owner. */
@Injectable()
export class FileMailsService {
  constructor(
    private readonly notices: OwnerNoticesService,
    private readonly customers: CustomersService,
    private readonly settings: Settings,
  ) {}

  /** Runs in the transaction that adds a client's file. Several files make one mail. */
  async notifyOwner({ id, customerId, name, size }: NamedFile, userId: string): Promise<void> {
    const { name: client } = await this.customers.get(customerId);
    const recordUrl = `${this.settings.publicUrl}/admin/customers/${customerId}`;
    const mail = await renderMail(NewFileMail, { client, name, size, recordUrl });
    await this.notices.send({
      topic: `files:${customerId}`,
      mail: { ...mail, userId, about: { table: 'customer_files', id } },
      line: `${client}: ${name}`,
      url: recordUrl,
    });
  }
}
