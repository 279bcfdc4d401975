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
import { changeFields, changeOutput, checked, dayField } from './changing';
import { DRAFTS, WAITS, assertOne } from './drafting';
import { defineTool, recordId, word } from './tool';

const NAME = 'draft_message';

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

  readonly tool = defineTool({
    name: NAME,
    title: 'Draft a message',
    description:
      'Draft an email of the owner: to a customer by customer_id, or a reply to a submission of the contact form by submission_id. ' +
      `The address is the one of the record.${WAITS}`,
    scope: 'draft',
    hints: DRAFTS,
    input,
    output: changeOutput,
    run: (asked, caller) =>
      this.drafts.propose({ caller, tool: NAME, input: asked }, () => this.prepare(asked)),
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
