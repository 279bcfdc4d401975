import { Injectable } from '@nestjs/common';
import { nextStepText, purchaseStatusLabels } from '@polaris/contracts';
import { ClientUpdatesService } from '../../../people/client-updates/client-updates.service';
import { serviceName } from '../mails/purchase-facts';
import type { PurchaseEntity } from '../purchase.entity';
import type { PurchaseStepEntity } from './purchase-step.entity';
import { PurchasesReadModel } from '../purchases.read-model';

type Step = Pick<PurchaseStepEntity, 'id' | 'text'>;

/** What a client is told of the progress of a purchase. */
@Injectable()
export class ProgressUpdatesService {
  constructor(
    private readonly updates: ClientUpdatesService,
    private readonly readModel: PurchasesReadModel,
  ) {}

  /** Part of the transaction that moves the purchase along. A note has its own mail, with the progress. */
  async notifyClient(
    before: PurchaseEntity,
    now: PurchaseEntity,
    note: string | undefined,
  ): Promise<void> {
    const progress = note === undefined ? progressLine(before, now) : undefined;
    if (progress !== undefined) await this.add(now, 'progress', progress);
    const { nextStep, nextStepOn } = now;
    if (nextStep === before.nextStep && nextStepOn === before.nextStepOn) return;
    if (nextStep === null) await this.updates.remove(topicOf(now, 'step'));
    else await this.notifyOfNext(now);
  }

  /** Part of the transaction that finishes the step. */
  notifyOfDone(purchase: PurchaseEntity, { id, text }: Step): Promise<void> {
    return this.add(purchase, `done:${id}`, `. Done: ${text}`);
  }

  /** A client who has not been told yet that it was done need not be told that it is not. */
  async notifyOfReopened(purchase: PurchaseEntity, { id }: Step): Promise<void> {
    const wasWaiting = await this.updates.remove(topicOf(purchase, `done:${id}`));
    if (!wasWaiting) await this.notifyOfNext(purchase);
  }

  private notifyOfNext(purchase: PurchaseEntity): Promise<void> {
    return this.add(purchase, 'step', `. ${nextStepText(purchase)}`);
  }

  /** With the name of the service in front. A purchase without an account sends no mail. */
  private async add(purchase: PurchaseEntity, part: string, text: string): Promise<void> {
    const { id, userId } = purchase;
    if (userId === null) return;
    const line = `${serviceName(await this.readModel.get(id))}${text}`;
    await this.updates.add(userId, { topic: topicOf(purchase, part), line });
  }
}

const topicOf = ({ id }: PurchaseEntity, part: string): string => `purchase:${id}:${part}`;

/** "Dashboard Design: 40% complete"; undefined if it is as far as before. */
function progressLine(before: PurchaseEntity, now: PurchaseEntity): string | undefined {
  if (now.status !== before.status) return `: ${purchaseStatusLabels[now.status]}`;
  return now.progress === before.progress ? undefined : `: ${now.progress}% complete`;
}
