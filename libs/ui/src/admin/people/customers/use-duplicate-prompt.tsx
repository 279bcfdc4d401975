import type { CustomerInput, CustomerMatch } from '@polaris/contracts';
import { useState } from 'react';
import { hasStatus } from '../../../api/client/api-error.ts';
import { useFindCustomerMatches } from '../../../api/people/customers/customers.ts';
import { PossibleDuplicateDialog } from './possible-duplicate-dialog.tsx';

interface Question {
  customer: CustomerInput;
  matches: CustomerMatch[];
}

type Send = (customer: CustomerInput, unlessKnown: boolean) => Promise<void>;

/**
 * Adds a customer. If the name, email or phone exists, the server adds nothing, and the returned dialog asks
 * first: the hint at the fields may be too late for fast typing.
 */
export function useDuplicatePrompt(send: Send, report: (error: unknown) => void) {
  const findMatches = useFindCustomerMatches();
  const [asked, setAsked] = useState<Question | null>(null);
  const [isPending, setPending] = useState(false);
  const ask = async (customer: CustomerInput, error: unknown) => {
    if (!hasStatus(error, 409)) throw error;
    const { name, email = null, phone = null } = customer;
    const matches = await findMatches({ name, email, phone });
    // The match was deleted since.
    if (matches.length === 0) throw error;
    setAsked({ customer, matches });
  };
  const add = (customer: CustomerInput) =>
    send(customer, true)
      .catch((error: unknown) => ask(customer, error))
      .catch(report);
  const addSecond = async ({ customer }: Question) => {
    setPending(true);
    await send(customer, false).catch(report);
    setPending(false);
    setAsked(null);
  };
  const question = asked && (
    <PossibleDuplicateDialog
      matches={asked.matches}
      pending={isPending}
      onAdd={() => void addSecond(asked)}
      onClose={() => setAsked(null)}
    />
  );
  return { add, question };
}
