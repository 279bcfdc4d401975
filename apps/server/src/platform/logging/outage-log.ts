import type { Logger } from '@nestjs/common';

/** For work that is retried: logs only the first failure, and the recovery. */
export class OutageLog {
  private isOut = false;

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly back: string,
  ) {}

  failed(message: string): void {
    if (!this.isOut) this.logger.warn(message);
    this.isOut = true;
  }

  worked(): void {
    if (this.isOut) this.logger.warn(this.back);
    this.isOut = false;
  }
}
