import { Injectable } from '@nestjs/common';
import { purchaseStatusLabels, readerDate } from '@polaris/contracts';
import { ClientUpdatesService } from '../client-updates/client-updates.service';
import { serviceName } from './mails/purchase-facts';
import type { PurchaseEntity } from './purchase.entity';
import { PurchasesReadModel } from './purchases.read-model';

/** What a client is told of the progress of a purchase. */
@Injectable()
export class ProgressUpdatesService {
  constructor(
    private readonly updates: ClientUpdatesService,
    private readonly readModel: PurchasesReadModel,
  ) {}

  /** Part of the transaction that moves the purchase along. A note has a mail of its own, with the progress. */
  async notifyClient(
    before: PurchaseEntity,
    now: PurchaseEntity,
    note: string | undefined,
  ): Promise<void> {
    if (now.userId === null) return;
    const name = serviceName(await this.readModel.get(now.id));
    const progress = note === undefined ? progressLine(before, now) : undefined;
    const lines = { progress, step: stepLine(before, now) };
    for (const [part, line] of Object.entries(lines))
      if (line !== undefined)
        await this.updates.add(now.userId, {
          topic: `purchase:${now.id}:${part}`,
          line: `${name}${line}`,
        });
  }
}

/** "Dashboard Design: 40% complete"; undefined if it is as far as before. */
function progressLine(before: PurchaseEntity, now: PurchaseEntity): string | undefined {
  if (now.status !== before.status) return `: ${purchaseStatusLabels[now.status]}`;
  return now.progress === before.progress ? undefined : `: ${now.progress}% complete`;
}

/** "Dashboard Design, next: Send me the figures. (by June 30, 2026)"; undefined if it is the same as before. */
function stepLine(before: PurchaseEntity, now: PurchaseEntity): string | undefined {
  const { nextStep, nextStepOn } = now;
  const isSame = nextStep === before.nextStep && nextStepOn === before.nextStepOn;
  if (isSame || nextStep === null) return undefined;
  return `, next: ${nextStep}${nextStepOn === null ? '' : ` (by ${dayText(nextStepOn)})`}`;
}

const dayText = (day: string): string => readerDate(`${day}T12:00:00Z`, 'UTC');
