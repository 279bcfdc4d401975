import { Injectable } from '@nestjs/common';
import { PurchaseMailsService } from '../purchase-mails.service';
import { PurchaseNotesRepository } from './purchase-notes.repository';
import { PurchasesReadModel } from '../purchases.read-model';

/** Notes from the owner to a customer about a purchase. */
@Injectable()
export class PurchaseNotesService {
  constructor(
    private readonly notes: PurchaseNotesRepository,
    private readonly readModel: PurchasesReadModel,
    private readonly mails: PurchaseMailsService,
  ) {}

  /** Stores a note, and mails it if the customer chose to get progress by mail. */
  async add(purchaseId: number, note: string): Promise<void> {
    await this.notes.insert(purchaseId, note);
    await this.mails.noted(await this.readModel.get(purchaseId), note);
  }
}
