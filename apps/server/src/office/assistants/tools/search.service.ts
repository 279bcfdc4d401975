import { Injectable } from '@nestjs/common';
import type { Company, ContactSubmission, Customer } from '@polaris/contracts';
import * as z from 'zod/mini';
import { CompaniesService } from '../../../people/companies/companies.service';
import { ContactsService } from '../../../people/contacts/contacts.service';
import { CustomersService } from '../../../people/customers/customers.service';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { itemsOf, shorten } from './pages';
import { customerRow, namesOf, type Row, rowSchema, submissionRow } from './rows';
import { oneLine } from './texts';
import { READS, defineTool } from './tool';

const CUSTOMERS = 12;
const OTHERS = 4;
/** What is not spam. */
const SERIOUS = 'new,replied,converted';

/** Finds people by what is known of them. */
@Injectable()
export class SearchToolService {
  constructor(
    private readonly customers: CustomersService,
    private readonly companies: CompaniesService,
    private readonly contacts: ContactsService,
  ) {}

  readonly tool = defineTool({
    name: 'search',
    title: 'Search people',
    description:
      'Find customers, companies and submissions of the contact form by a name, an email address or a phone number. ' +
      'Start here: the ids in the answer are what the other tools need. It lists the best 20; be more exact if yours is not among them.',
    scope: 'read',
    hints: READS,
    input: z.object({
      query: z
        .string()
        .check(
          z.minLength(1),
          z.maxLength(200),
          z.describe('A name, an email address or a phone number.'),
        ),
    }),
    output: z.object({
      results: z.array(rowSchema),
      more: z.boolean().check(z.describe('Whether there are others.')),
    }),
    run: async ({ query }, caller) => {
      const { results, more } = await this.find(query, caller);
      const answer = { results, more };
      answer.more = shorten(answer, [results]) || more;
      return { answer, records: namesOf(results) };
    },
  });

  private async find(
    q: string,
    caller: AssistantCaller,
  ): Promise<{ results: Row[]; more: boolean }> {
    const total = 'none' as const;
    const pages = await Promise.all([
      this.customers.list({ q, total, limit: CUSTOMERS }),
      this.companies.list({ q, total, limit: OTHERS }),
      this.contacts.list({ q, total, limit: OTHERS, status: SERIOUS }),
    ]);
    const [customers, companies, contacts] = pages;
    return {
      results: [
        ...itemsOf<Customer>(customers).map(customerRow),
        ...itemsOf<Company>(companies).map(companyRow),
        ...itemsOf<ContactSubmission>(contacts).map((contact) => submissionRow(contact, caller)),
      ],
      more: pages.some(({ next }) => next !== undefined),
    };
  }
}

const companyRow = ({ id, name, createdAt }: Company): Row => ({
  kind: 'company',
  id,
  title: oneLine(name),
  created_at: createdAt,
});
