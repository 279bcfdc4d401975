import { Injectable } from '@nestjs/common';
import { MIN_CARD_AMOUNT, MAX_CARD_AMOUNT, type InvoiceRecord } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { InvoicesReadModel } from './invoices.read-model';

/** Links to the dashboard, where the account that made the order can pay the invoice by card. */
@Injectable()
export class CardLinksService {
  constructor(
    private readonly readModel: InvoicesReadModel,
    private readonly settings: Settings,
  ) {}

  /** Undefined if the invoice cannot be paid by card or nothing is due. */
  async find({ id, owed }: InvoiceRecord): Promise<string | undefined> {
    const isPayable =
      this.settings.takesCards && owed >= MIN_CARD_AMOUNT && owed <= MAX_CARD_AMOUNT;
    if (!isPayable || !(await this.readModel.isOrdered(id))) return undefined;
    return `${this.settings.publicUrl}/dashboard`;
  }
}
