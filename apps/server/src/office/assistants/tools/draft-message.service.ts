import { Injectable } from '@nestjs/common';
import {
  MAX_MESSAGE_SUBJECT,
  MAX_MESSAGE_TEXT,
  messageInputSchema,
  replyInputSchema,
} from '@polaris/contracts';
import * as z from 'zod/mini';
import { ContactsService } from '../../../people/contacts/contacts.service';
import { ProblemError } from '../../../platform/problem/problem';
import { AssistantDraftsService } from '../drafts/assistant-drafts.service';
import type { DraftProposal } from '../drafts/draft-proposal';
import { changeFields, checked, dayField } from './changing';
import { assertOne, defineDraftTool } from './drafting';
import { recordId, word } from './tool';

const input = z.object({
  customer_id: z.optional(recordId('customer to write to')),
  submission_id: z.optional(recordId('submission to reply to')),
  subject: word(MAX_MESSAGE_SUBJECT, 'The subject of the email.').check(z.minLength(1)),
  text: word(MAX_MESSAGE_TEXT, 'Plain text with greeting and signature.').check(z.minLength(1)),
  follow_up_on: z.optional(dayField),
  ...changeFields,
});

/** Prepares an email of the owner. */
@Injectable()
export class DraftMessageToolService {
  constructor(
    private readonly drafts: AssistantDraftsService,
    private readonly contacts: ContactsService,
  ) {}

  readonly tool = defineDraftTool(() => this.drafts, {
    name: 'draft_message',
    title: 'Draft a message',
    description:
      'Draft an email of the owner: to a customer by customer_id, or a reply to a submission of the contact form by submission_id. ' +
      `The address is the one of the record.`,
    input,
    prepare: (asked) => this.prepare(asked),
  });

  private async prepare(asked: z.output<typeof input>): Promise<DraftProposal> {
    const { customer_id, submission_id, subject, text: body, follow_up_on: followUpOn } = asked;
    assertOne({ customer_id, submission_id });
    assertFilled(subject + body);
    const fields = { subject, body, followUpOn };
    if (submission_id === undefined) {
      const message = checked(messageInputSchema, fields);
      return { kind: 'message', customerId: customer_id!, contactId: null, input: message };
    }
    const { customerId } = await this.contacts.get(submission_id);
    const reply = checked(replyInputSchema, fields);
    return { kind: 'reply', customerId, contactId: submission_id, input: reply };
  }
}

/** What the owner approves is what is sent. */
function assertFilled(text: string): void {
  if (text.includes('{{'))
    throw new ProblemError(400, 'Write names in full: placeholders such as {{name}} are not used.');
}
