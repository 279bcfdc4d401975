import { Injectable } from '@nestjs/common';

type ReadZone = () => Promise<string>;

/** Where the business is: its days, weeks and years start at midnight there. */
@Injectable()
export class BusinessClock {
  private read: ReadZone = () => Promise.resolve('UTC');

  /** For the module that knows. */
  setZone(read: ReadZone): void {
    this.read = read;
  }

  zone(): Promise<string> {
    return this.read();
  }

  /** "2026-11-23" */
  async today(now = new Date()): Promise<string> {
    return now.toLocaleDateString('sv-SE', { timeZone: await this.zone() });
  }
}
