import { Injectable } from '@nestjs/common';
import {
  type FieldError,
  MAX_MESSAGE_SUBJECT,
  MAX_MESSAGE_TEXT,
  type MessageInput,
  type PlaceholderValues,
  fillPlaceholders,
  firstNameOf,
  unfilledPlaceholder,
  unknownPlaceholder,
} from '@polaris/contracts';
import { invalid } from '../../platform/problem/problem';
import { MailSender } from '../../platform/config/mail-sender';
import type { UserEntity } from '../../identity/users/user.entity';

/** The recipient of a message. */
export interface MessageRecipient {
  name: string;
  company: string | null;
}

export interface FilledText {
  subject: string;
  text: string;
}

type Owner = Pick<UserEntity, 'firstName' | 'lastName'>;

/** Fills the placeholders of a message. Rejects a message with an invalid placeholder. */
@Injectable()
export class MessageTextsService {
  constructor(private readonly sender: MailSender) {}

  async fill(
    { subject, body }: MessageInput,
    { name, company }: MessageRecipient,
    owner: Owner,
  ): Promise<FilledText> {
    const values: PlaceholderValues = {
      firstName: firstNameOf(name),
      name,
      company,
      ownerName: await this.nameOf(owner),
    };
    const errors: FieldError[] = [
      ...problemsOf('subject', subject, values, MAX_MESSAGE_SUBJECT),
      ...problemsOf('body', body, values, MAX_MESSAGE_TEXT),
    ];
    if (errors.length > 0) throw invalid(errors);
    return {
      subject: fillPlaceholders(subject, values).replace(/\s+/g, ' ').trim(),
      text: fillPlaceholders(body, values).trimEnd(),
    };
  }

  private async nameOf({ firstName, lastName }: Owner): Promise<string> {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return name || this.sender.signature();
  }
}

function problemsOf(
  path: string,
  text: string,
  values: PlaceholderValues,
  max: number,
): FieldError[] {
  const wrong = unknownPlaceholder(text) ?? unfilledPlaceholder(text, values);
  if (wrong) return [{ path, message: wrong }];
  const length = [...fillPlaceholders(text, values)].length;
  return length > max ? [{ path, message: `Must be at most ${max} characters.` }] : [];
}
