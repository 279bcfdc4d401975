import { Injectable } from '@nestjs/common';
import type { MailAttachmentKind, MailEntity } from './mail.entity';

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** Loads the file; undefined if the mail no longer needs to be sent. */
type LoadAttachment = (aboutId: number) => Promise<MailAttachment | undefined>;

/** Files are read when a mail is sent, so that the outbox stores no copies. */
@Injectable()
export class MailAttachmentsService {
  private readonly loaders = new Map<MailAttachmentKind, LoadAttachment>();

  /** Called by the noun that owns the files. */
  register(kind: MailAttachmentKind, load: LoadAttachment): void {
    this.loaders.set(kind, load);
  }

  /** Returns undefined if the mail no longer needs to be sent. */
  async listOf(
    mail: Pick<MailEntity, 'attachment' | 'aboutId'>,
  ): Promise<MailAttachment[] | undefined> {
    if (mail.attachment === null || mail.aboutId === null) return [];
    const attachment = await this.loaders.get(mail.attachment)?.(mail.aboutId);
    return attachment && [attachment];
  }
}
