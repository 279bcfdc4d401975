import { Injectable } from '@nestjs/common';
import { MAX_CUSTOMER_TAGS, type Tag } from '@polaris/contracts';
import * as z from 'zod/mini';
import { CustomersService } from '../../../people/customers/customers.service';
import { TagsService } from '../../../people/tags/tags.service';
import { conflict } from '../../../platform/problem/problem';
import { ChangeSetsService } from '../changes/change-sets.service';
import { ADDS, changeFields, changeOutput } from './changing';
import { customerRow } from './rows';
import { defineTool, recordId, word } from './tool';
import { oneLine } from './texts';

const NAME = 'tag_customer';

/** Gives a customer a tag that exists. */
@Injectable()
export class TagCustomerToolService {
  constructor(
    private readonly changes: ChangeSetsService,
    private readonly customers: CustomersService,
    private readonly tags: TagsService,
  ) {}

  readonly tool = defineTool({
    name: NAME,
    title: 'Tag a customer',
    description:
      'Give a customer one of the tags that the owner has made. An unknown tag is answered with the list of all. ' +
      'The owner can undo it.',
    scope: 'write',
    hints: ADDS,
    input: z.object({
      customer_id: recordId('customer'),
      tag: word(100, 'The name of the tag.').check(z.minLength(1)),
      ...changeFields,
    }),
    output: changeOutput,
    run: (input, caller) =>
      this.changes.run({ caller, tool: NAME, input }, async (change_id) => {
        const { customer_id: customerId } = input;
        const tag = findTag(await this.tags.list(), input.tag);
        const customer = await this.customers.lock(customerId);
        const { changed, full } = await this.tags.addToCustomers(tag.id, [customerId]);
        if (full.length > 0)
          throw conflict(
            `This customer has ${MAX_CUSTOMER_TAGS} tags, which is as many as can be.`,
          );
        return {
          answer: {
            saved: true,
            change_id,
            record: customerRow(customer),
            ...(changed.length === 0 && { note: 'The customer had this tag before.' }),
          },
          records: [`customer ${customerId}`],
          tagPairs: changed.map((id) => ({ customerId: id, tagId: tag.id })),
        };
      }),
  });
}

function findTag(tags: readonly Tag[], name: string): Tag {
  const wanted = name.trim().toLowerCase();
  const tag = tags.find((one) => one.name.toLowerCase() === wanted);
  if (tag) return tag;
  const names = tags.slice(0, 100).map((one) => oneLine(one.name));
  throw conflict(
    names.length > 0
      ? `There is no such tag. The tags are: ${names.join(', ')}.`
      : 'The owner has not made any tags.',
  );
}
