import { Injectable } from '@nestjs/common';
import { CARD_LEAST, CARD_MOST, type InvoiceRecord } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { InvoicesReadModel } from './invoices.read-model';

/** Where an invoice is paid by card: in the dashboard of the account that made the order. */
@Injectable()
export class CardLinksService {
  constructor(
    private readonly readModel: InvoicesReadModel,
    private readonly settings: Settings,
  ) {}

  /** Undefined where it is paid in another way, or nothing of it is due. */
  async find({ id, owed }: InvoiceRecord): Promise<string | undefined> {
    const isPayable = this.settings.takesCards && owed >= CARD_LEAST && owed <= CARD_MOST;
    if (!isPayable || !(await this.readModel.isOrdered(id))) return undefined;
    return `${this.settings.publicUrl}/dashboard`;
  }
}
