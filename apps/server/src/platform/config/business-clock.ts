import { Injectable } from '@nestjs/common';
import { dayOf } from '@polaris/contracts';

type ReadZone = () => Promise<string>;

/** The time zone of the business, where its days, weeks and years start at midnight. */
@Injectable()
export class BusinessClock {
  private read: ReadZone = () => Promise.resolve('UTC');

  /** Called by the module that knows the time zone. */
  setZone(read: ReadZone): void {
    this.read = read;
  }

  zone(): Promise<string> {
    return this.read();
  }

  /** "2026-11-23" */
  async today(now = new Date()): Promise<string> {
    return dayOf(now, await this.zone());
  }
}
