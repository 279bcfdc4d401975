import { Injectable } from '@nestjs/common';
import type { MailEntity } from './mail.entity';

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

type About = Pick<MailEntity, 'invoiceId' | 'invoiceMail'>;

/** Finds the file; undefined when the mail has become useless. */
type LoadAttachment = (
  invoiceId: number,
  kind: 'copy' | 'reminder',
) => Promise<MailAttachment | undefined>;

/** Files are read as a mail leaves, so that none lies in the outbox a second time. */
@Injectable()
export class MailAttachmentsService {
  private load: LoadAttachment | undefined;

  /** The noun that has the files says how they are found. */
  register(load: LoadAttachment): void {
    this.load = load;
  }

  /** Undefined when there is no use in sending the mail. */
  async listOf({ invoiceId, invoiceMail }: About): Promise<MailAttachment[] | undefined> {
    if (invoiceId === null || invoiceMail === null) return [];
    const attachment = await this.load?.(invoiceId, invoiceMail);
    return attachment && [attachment];
  }
}
