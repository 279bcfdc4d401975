import { Injectable } from '@nestjs/common';
import type { MailAttachmentKind, MailEntity } from './mail.entity';

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** Finds the file; undefined when the mail has become useless. */
type LoadAttachment = (aboutId: number) => Promise<MailAttachment | undefined>;

/** Files are read as a mail leaves, so that none lies in the outbox a second time. */
@Injectable()
export class MailAttachmentsService {
  private readonly loaders = new Map<MailAttachmentKind, LoadAttachment>();

  /** The noun that has the files says how they are found. */
  register(kind: MailAttachmentKind, load: LoadAttachment): void {
    this.loaders.set(kind, load);
  }

  /** Undefined when there is no use in sending the mail. */
  async listOf(
    mail: Pick<MailEntity, 'attachment' | 'aboutId'>,
  ): Promise<MailAttachment[] | undefined> {
    if (mail.attachment === null || mail.aboutId === null) return [];
    const attachment = await this.loaders.get(mail.attachment)?.(mail.aboutId);
    return attachment && [attachment];
  }
}
