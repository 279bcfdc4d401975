import { Injectable } from '@nestjs/common';
import { nextStepText, purchaseStatusLabels } from '@polaris/contracts';
import { ClientUpdatesService } from '../../../people/client-updates/client-updates.service';
import { serviceName } from '../mails/purchase-facts';
import type { PurchaseEntity } from '../purchase.entity';
import type { PurchaseStepEntity } from './purchase-step.entity';
import { PurchasesReadModel } from '../purchases.read-model';

type Step = Pick<PurchaseStepEntity, 'id' | 'text'>;

/** Adds progress of a purchase to the updates mailed to the client. */
@Injectable()
export class ProgressUpdatesService {
  constructor(
    private readonly updates: ClientUpdatesService,
    private readonly readModel: PurchasesReadModel,
  ) {}

  /** Runs in the transaction that updates the purchase. With a note, progress is in the note's own mail. */
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

  /** Runs in the transaction that completes the step. */
  notifyOfDone(purchase: PurchaseEntity, { id, text }: Step): Promise<void> {
    return this.add(purchase, `done:${id}`, `. Done: ${text}`);
  }

  /** If the update about completing the step is still waiting, it is dropped and nothing is sent. */
  async notifyOfReopened(purchase: PurchaseEntity, { id }: Step): Promise<void> {
    const wasWaiting = await this.updates.remove(topicOf(purchase, `done:${id}`));
    if (!wasWaiting) await this.notifyOfNext(purchase);
  }

  private notifyOfNext(purchase: PurchaseEntity): Promise<void> {
    return this.add(purchase, 'step', `. ${nextStepText(purchase)}`);
  }

  /** Prefixes the name of the service. Does nothing for a purchase without an account. */
  private async add(purchase: PurchaseEntity, part: string, text: string): Promise<void> {
    const { id, userId } = purchase;
    if (userId === null) return;
    const line = `${serviceName(await this.readModel.get(id))}${text}`;
    await this.updates.add(userId, { topic: topicOf(purchase, part), line });
  }
}

const topicOf = ({ id }: PurchaseEntity, part: string): string => `purchase:${id}:${part}`;

/** "Dashboard Design: 40% complete"; undefined if nothing has changed. */
function progressLine(before: PurchaseEntity, now: PurchaseEntity): string | undefined {
  if (now.status !== before.status) return `: ${purchaseStatusLabels[now.status]}`;
  return now.progress === before.progress ? undefined : `: ${now.progress}% complete`;
}
