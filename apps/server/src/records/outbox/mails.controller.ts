import { Controller } from '@nestjs/common';
import {
  type HeldMails,
  type Mail,
  listMails,
  releaseHeldMails,
  discardHeldMails,
  retryMail,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { Page } from '../../platform/database/list/list';
import { MailService } from './mail.service';

@Controller()
export class MailsController {
  constructor(private readonly mail: MailService) {}

  @Handle(listMails)
  list({ query }: InputOf<typeof listMails>): Promise<Page<Mail>> {
    return this.mail.list(query);
  }

  @Handle(releaseHeldMails)
  release(): Promise<HeldMails> {
    return this.mail.releaseHeld();
  }

  @Handle(discardHeldMails)
  discard(): Promise<HeldMails> {
    return this.mail.discardHeld();
  }

  @Handle(retryMail)
  retry({ params: { id } }: InputOf<typeof retryMail>): Promise<Mail> {
    return this.mail.retry(id);
  }
}
