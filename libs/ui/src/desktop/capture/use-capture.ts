import {
  type CaptureInput,
  type Customer,
  captureInputSchema,
  captureTypeLabels,
  wallOf,
} from '@polaris/contracts';
import { format } from 'date-fns';
import { useDeferredValue, useState } from 'react';
import { useUser } from '../../api/identity/auth.ts';
import { useCustomerSuggestions, useFindCustomers } from '../../api/people/customers/customers.ts';
import { longDay, timeOfDay } from '../../admin/shared/record/format.ts';
import { browserZone } from '../../primitives/clock.ts';
import { nameQuery, understandLine } from './understand-line.ts';

/** Replaces the id: the person becomes a customer with this activity. */
export const NEW = 'new';

export interface Person {
  id: number | typeof NEW;
  name: string;
}

/** The values to log. */
export interface CaptureValues {
  person: Person | null;
  type: CaptureInput['type'];
  subject: string;
  description: string;
  dueOn: string;
  /** The time of a task. */
  dueTime: string;
}

/** The maximum number of matching customers to load, more than anyone would choose from. */
const LOOKED_AT = 50;
const MAX_CHOICES = 4;

export type CaptureErrors = Partial<Record<keyof CaptureValues, string>>;

/** A line of text, the values read from it, and the owner's corrections. */
export function useCapture() {
  const [line, setLine] = useState('');
  const [corrected, setCorrected] = useState<Partial<CaptureValues>>({});
  /** When the line was started, as the window may be created days before it is used. */
  const [started, setStarted] = useState(Date.now);
  const now = wallTime(started, useUser().data?.timeZone ?? browserZone());
  const q = nameQuery(useDeferredValue(line), now);
  const found = useCustomerSuggestions(q, LOOKED_AT, q !== '');
  const find = useFindCustomers();
  const understand = (customers: readonly Customer[]) => {
    const understood = understandLine(line, customers, now);
    const values = { ...valuesOf(understood), ...corrected };
    return { ...understood, values: withDay(values, corrected, now) };
  };
  const { values, customers, newName } = understand(found.data?.items ?? []);
  return {
    line,
    setLine: (text: string) => {
      if (line === '') setStarted(Date.now());
      setLine(text);
    },
    values,
    correct: (correction: Partial<CaptureValues>) => setCorrected({ ...corrected, ...correction }),
    isTouched: line !== '' || Object.keys(corrected).length > 0,
    /** The people to choose from, until one is chosen. */
    choices: values.person ? [] : customers.slice(0, MAX_CHOICES),
    newName: values.person || found.isPlaceholderData || found.isPending ? null : newName,
    isUnknown: found.isError,
    /** The values, once all matching customers are loaded. */
    read: async () => {
      const name = nameQuery(line, now);
      return understand(name === '' ? [] : await find(name, LOOKED_AT)).values;
    },
  };
}

export type CaptureDraft = ReturnType<typeof useCapture>;

function valuesOf(understood: ReturnType<typeof understandLine<Customer>>): CaptureValues {
  const { customers, type, subject, dueOn, dueTime } = understood;
  const person = customers.length === 1 ? customers[0]! : null;
  return { person, type, subject, description: '', dueOn: dueOn ?? '', dueTime: dueTime ?? '' };
}

/** The day and the time that clocks in a time zone show, as date-fns reads them. */
function wallTime(instant: number, zone: string): Date {
  const wall = new Date(wallOf(Math.floor(instant / 1000) * 1000, zone));
  const day = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()] as const;
  return new Date(...day, wall.getUTCHours(), wall.getUTCMinutes());
}

/** Sets the due day of a task from the day of capture, as it may be sent on a later day. */
const withDay = (
  values: CaptureValues,
  corrected: Partial<CaptureValues>,
  now: Date,
): CaptureValues =>
  values.type === 'task' && values.dueOn === '' && corrected.dueOn === undefined
    ? { ...values, dueOn: format(now, 'yyyy-MM-dd') }
    : values;

/** "Phone Call · Sara Kim · invoice · due Friday, November 27, 2026" */
export function summaryOf({ person, type, subject, dueOn, dueTime }: CaptureValues): string {
  const who = person && (person.id === NEW ? `New customer ${person.name}` : person.name);
  const time = type === 'task' && dueTime && ` at ${timeOfDay(dueTime)}`;
  const due = dueOn && `due ${longDay(dueOn)}${time || ''}`;
  return [captureTypeLabels[type], who, subject, due].filter(Boolean).join(' · ');
}

/** The input for the server, or the errors of what is missing. */
export function checkCapture({ person, dueTime, ...rest }: CaptureValues) {
  const checked = captureInputSchema.safeParse({
    ...rest,
    ...(rest.type === 'task' && { dueTime }),
    customerName: person?.name,
    customerId: person?.id === NEW ? undefined : person?.id,
  });
  if (checked.success) return { input: checked.data, errors: {} };
  const messages = checked.error.issues.map(({ path, message }) => [fieldOf(path[0]), message]);
  return { input: null, errors: Object.fromEntries(messages.toReversed()) as CaptureErrors };
}

const fieldOf = (key: PropertyKey | undefined) =>
  key === 'customerId' || key === 'customerName' ? 'person' : String(key);
