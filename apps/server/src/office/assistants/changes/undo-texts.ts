import {
  auditedFieldLabels,
  auditedLabels,
  clockText,
  dateText,
  shortDateText,
} from '@polaris/contracts';
import type {
  FieldRestore,
  NamedRecord,
  RecordUndoPlan,
  Remainder,
} from '../../../records/undo/record-undo.service';

const MAX_SHOWN = 80;

/** The sentences of an undo. */
export interface UndoTexts {
  undone: string[];
  stays: string[];
}

/** A customer who loses a tag again. */
export interface NamedPair {
  customer: string;
  tag: string;
}

interface Clock {
  now: Date;
  zone: string;
}

const nameOf = ({ relation, recordId, name }: NamedRecord): string =>
  `the ${auditedLabels[relation].toLowerCase()} ${name === null ? recordId : `"${name}"`}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fieldOf = ({ relation, field }: { relation: NamedRecord['relation']; field: string }) =>
  auditedFieldLabels[relation][field] ?? field;

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}"`;
}

const restored = (change: FieldRestore): string =>
  `${fieldOf(change)} of ${nameOf(change)} goes back from ${shown(change.from)} to ${shown(change.to)}.`;

/** "at 2:10 PM", or the day of an earlier one. */
function moment(at: string, { now, zone }: Clock): string {
  const isToday = dateText(at, zone) === dateText(now.toISOString(), zone);
  const time = `at ${clockText(at, zone)}`;
  return isToday ? time : `on ${shortDateText(at, zone)} ${time}`;
}

function remaining(kept: Remainder, clock: Clock): string {
  const { field, reason, at, via } = kept;
  const what = field === null ? nameOf(kept) : `${fieldOf({ ...kept, field })} of ${nameOf(kept)}`;
  if (reason === 'attached') return `${capitalized(what)} stays, as other records belong to it.`;
  const by = at === null ? '' : ` by ${via ?? 'you'} ${moment(at, clock)}`;
  return capitalized(
    reason === 'deleted' ? `${what} was deleted${by}.` : `${what} was changed${by} and stays.`,
  );
}

/** What an undo does and what it leaves, for people. */
export const undoTexts = (
  { removals, restores, remainders }: RecordUndoPlan,
  pairs: readonly NamedPair[],
  clock: Clock,
): UndoTexts => ({
  undone: [
    ...removals.map((record) => capitalized(`${nameOf(record)} goes to the trash.`)),
    ...restores.map((change) => capitalized(restored(change))),
    ...pairs.map(({ customer, tag }) => `${customer} loses the tag "${tag}".`),
  ],
  stays: remainders.map((kept) => remaining(kept, clock)),
});
