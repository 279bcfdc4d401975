import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { TrashService } from './trash.service';

const SIX_HOURS = 6 * 3_600_000;

/** Empties the trash of what is too old, at the start and four times a day. */
@Injectable()
export class TrashPurgeService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Trash');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly trash: TrashService) {}

  onApplicationBootstrap(): void {
    void this.purge();
    this.timer = setInterval(() => void this.purge(), SIX_HOURS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async purge(): Promise<void> {
    try {
      const count = await this.trash.purge();
      if (count > 0) this.logger.log(`Forgot ${count} records that were deleted 30 days ago`);
    } catch (error) {
      this.logger.warn(`The trash was not emptied: ${(error as Error).message}`);
    }
  }
}
