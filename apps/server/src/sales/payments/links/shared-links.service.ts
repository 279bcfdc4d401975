import { Injectable } from '@nestjs/common';
import type { SharedPaymentLink } from '@polaris/contracts';
import type { LinkedSubject } from './payment-links.repository';
import { PaymentLinksService } from './payment-links.service';
import { PaymentPagesService } from './payment-pages.service';

/** Payment links to pass on. */
@Injectable()
export class SharedLinksService {
  constructor(
    private readonly links: PaymentLinksService,
    private readonly pages: PaymentPagesService,
  ) {}

  /** Throws 409 unless something is owed. */
  async share(subject: LinkedSubject): Promise<SharedPaymentLink> {
    await this.pages.assertOwed(subject);
    return { url: await this.links.issue(subject) };
  }
}
