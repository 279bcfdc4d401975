import { Injectable } from '@nestjs/common';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { inlinePictureOf } from '../../platform/mail/mail-brand';
import type { MailAttachmentKind, MailEntity } from './mail.entity';

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Its Content-ID, if the mail's HTML shows it. */
  cid?: string;
}

/** Loads the files; undefined if the mail no longer needs to be sent. */
type LoadAttachments = (aboutId: number) => Promise<MailAttachment[] | undefined>;

/** Files are read when a mail is sent, so that the outbox stores no copies. */
@Injectable()
export class MailAttachmentsService {
  private readonly loaders = new Map<MailAttachmentKind, LoadAttachments>();

  constructor(private readonly blobs: BlobsService) {}

  /** Called by the noun that owns the files. */
  register(kind: MailAttachmentKind, load: LoadAttachments): void {
    this.loaders.set(kind, load);
  }

  /** Returns undefined if the mail no longer needs to be sent. */
  async listOf(
    mail: Pick<MailEntity, 'attachment' | 'aboutId' | 'html'>,
  ): Promise<MailAttachment[] | undefined> {
    const pictures = await this.picturesOf(mail.html ?? '');
    if (mail.attachment === null || mail.aboutId === null) return pictures;
    const attachments = await this.loaders.get(mail.attachment)?.(mail.aboutId);
    return attachments && [...attachments, ...pictures];
  }

  /** A picture that was removed since leaves only the business's name. */
  private async picturesOf(html: string): Promise<MailAttachment[]> {
    const inline = inlinePictureOf(html);
    const found = inline && (await this.blobs.findShown(inline.picture));
    if (!found) return [];
    const { content, mediaType } = found;
    const filename = `logo.${mediaType.split('/')[1]}`;
    return [{ filename, content, contentType: mediaType, cid: inline.cid }];
  }
}
