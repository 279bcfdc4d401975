import {
  type AccountSummary,
  type Customer,
  type CustomerField,
  MAX_NOTES,
  type MergeChoice,
  type MergeField,
  type MergeInput,
  type MergeValue,
  type MergedField,
  customerFieldLabels,
  mergedFields,
} from '@polaris/contracts';
import { invalid } from '../../../platform/problem/problem';
import type { MergeChoices } from '../../../records/merge/record-merge.service';

/** Two customers side by side. */
export interface Comparison {
  kept: ComparedCustomer;
  merged: ComparedCustomer;
  fields: MergeField[];
  state: string;
}

/** One of the two customers, with everything the owner can choose from. */
export interface ComparedCustomer {
  customer: Customer;
  account: AccountSummary | null;
  /** Whether the email came from the account or submission that the record was created from. */
  hasSubjectsEmail: boolean;
  custom: CustomerField[];
}

/** Fields with a value in at least one record; with two empty ones there is nothing to choose. */
export const fieldsOf = (kept: ComparedCustomer, merged: ComparedCustomer): MergeField[] =>
  mergedFields
    .map((key) => {
      const values = { kept: kept.customer[key], merged: merged.customer[key] };
      return {
        key,
        label: customerFieldLabels[key],
        ...values,
        both: bothOf(key, kept.customer, merged.customer),
        choice: key === 'email' ? emailChoice(kept, merged) : defaultChoice(values),
      };
    })
    .map((field) => (field.both === null ? field : { ...field, choice: 'both' as const }))
    .filter(isFilled);

export const customFieldsOf = (kept: ComparedCustomer, merged: ComparedCustomer): MergeField[] =>
  kept.custom
    .map((field) => {
      const other = merged.custom.find(({ id }) => id === field.id);
      const values = { kept: shown(field), merged: other ? shown(other) : null };
      return {
        key: customKey(field.id),
        label: field.name,
        ...values,
        both: null,
        choice: defaultChoice(values),
      };
    })
    .filter(isFilled);

const customKey = (id: number): string => `field.${id}`;

const shown = ({ kind, value, choices }: CustomerField): MergeValue =>
  kind === 'choice' ? (choices.find(({ id }) => id === value)?.name ?? null) : value;

const isFilled = ({ kept, merged }: MergeField): boolean => kept !== null || merged !== null;

type Values = Pick<MergeField, 'kept' | 'merged'>;

/** Proposes the kept record's value, or the other one if that is empty. */
const defaultChoice = ({ kept, merged }: Values): MergeChoice =>
  kept === null && merged !== null ? 'merged' : 'kept';

/**
 * Prefers the owner's email to one from a sign-up or a form. Between two emails of the owner's, the one verified by its
 * account; otherwise the one of the older record.
 */
function emailChoice(kept: ComparedCustomer, merged: ComparedCustomer): MergeChoice {
  const values = { kept: kept.customer.email, merged: merged.customer.email };
  if (values.kept === null || values.merged === null) return defaultChoice(values);
  if (kept.hasSubjectsEmail !== merged.hasSubjectsEmail)
    return kept.hasSubjectsEmail ? 'merged' : 'kept';
  if (kept.hasSubjectsEmail)
    return merged.customer.createdAt < kept.customer.createdAt ? 'merged' : 'kept';
  const { account } = merged;
  return account?.emailVerified && account.email === values.merged ? 'merged' : 'kept';
}

/** Only notes can be combined, and only if they are not too long together. */
function bothOf(key: MergedField, kept: Customer, merged: Customer): string | null {
  if (key !== 'notes' || !kept.notes || !merged.notes || kept.notes === merged.notes) return null;
  const both = `${kept.notes}\n\n${merged.notes}`;
  return [...both].length <= MAX_NOTES ? both : null;
}

/** The owner's choices; for fields that were not sent, the proposed ones. */
export function choicesOf(
  comparison: Comparison,
  sent: MergeInput['choices'],
  pairs: { table: string; column: string },
): MergeChoices {
  const fields = comparison.fields.map((field) => ({ ...field, ...chosen(field, sent) }));
  assertKnown(comparison, sent);
  return {
    columns: { ...columnsOf(fields), ...linksOf(comparison) },
    pairs: {
      ...pairs,
      fromMerged: fields
        .filter(
          ({ key, choice, ...values }) => isCustom(key) && choice === 'merged' && differ(values),
        )
        .map(({ key }) => Number(key.slice(key.indexOf('.') + 1))),
    },
  };
}

const isCustom = (key: string): boolean => key.startsWith('field.');
const differ = ({ kept, merged }: Values): boolean => kept !== merged;

function chosen({ key, choice }: MergeField, sent: MergeInput['choices']) {
  const own = sent.find((one) => one.key === key);
  return { choice: own?.choice ?? choice };
}

function assertKnown({ fields }: Comparison, sent: MergeInput['choices']): void {
  const errors = sent.flatMap(({ key, choice }, at) => {
    const field = fields.find((one) => one.key === key);
    if (field && (choice !== 'both' || field.both !== null)) return [];
    return [{ path: `choices.${at}.choice`, message: 'This cannot be chosen for this field.' }];
  });
  if (errors.length > 0) throw invalid(errors);
}

/** Only columns whose value changes. */
const columnsOf = (fields: MergeField[]): Record<string, MergeValue> =>
  Object.fromEntries(
    fields
      .filter((field) => !isCustom(field.key) && field[field.choice] !== field.kept)
      .map((field) => [field.key, field[field.choice]]),
  );

/** The linked account and submission: the kept record's, or else the other's. */
function linksOf({ kept, merged }: Comparison): Record<string, MergeValue> {
  const contactId = merged.customer.convertedFromContactId;
  return {
    ...(kept.account === null && merged.account !== null && { userId: merged.account.id }),
    ...(kept.customer.convertedFromContactId === null &&
      contactId !== null && { convertedFromContactId: contactId }),
  };
}
