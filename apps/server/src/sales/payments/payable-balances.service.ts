import { Injectable } from '@nestjs/common';
import { PaymentsReadModel } from './payments.read-model';

/** What is to be paid, for other nouns. */
@Injectable()
export class PayableBalancesService {
  constructor(private readonly readModel: PaymentsReadModel) {}

  /** Dollars that are due now on a purchase. */
  async dueNowOf(purchaseId: number): Promise<number> {
    return (await this.readModel.balanceOfPurchase(purchaseId)).dueNow;
  }
}
