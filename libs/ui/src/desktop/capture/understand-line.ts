import { type CaptureType, captureTypeLabels } from '@polaris/contracts';
import { dayAtEnd } from './day-in-text.ts';
import { timeAtEnd } from './time-in-text.ts';
import { type Named, findCustomers, isCommon, plainWord } from './find-customers.ts';

const verbs: Record<CaptureType, string> = {
  call: 'call called phone phoned',
  text: 'text texted sms message messaged',
  email: 'email emailed e-mail mail mailed',
  meeting: 'meet met meeting lunch coffee',
  service_completed: 'completed finished delivered',
  follow_up: 'followup',
  note: 'note noted',
  task: 'task todo to-do',
};

const phrases = new Map<string, CaptureType>(
  (Object.keys(verbs) as CaptureType[]).flatMap((type) =>
    [...verbs[type].split(' '), captureTypeLabels[type].toLowerCase()].map(
      (phrase) => [phrase, type] as const,
    ),
  ),
)
  .set('follow up', 'follow_up')
  .set('to do', 'task')
  .set('remind me', 'task');

/** Words that can be between the type and the name. */
const CONNECTOR = /^(with|to|from|for|on)$/i;
/** Words and signs that end a name. */
const SEPARATOR = /^(about|re:?|regarding|concerning|[-–—:])$/i;
/** The maximum number of words in a name without a separator after it. */
const MAX_NAME = 3;

/** A parsed line of quick capture, before the customers are looked up. */
interface ReadLine {
  type: CaptureType | null;
  dueOn: string | null;
  /** The time of a task. */
  dueTime: string | null;
  /** All words except the day. */
  typed: string[];
  /** The words after the type; the first ones may be a name. */
  words: string[];
  /** The number of words before "about"; null without it. */
  nameEnd: number | null;
}

function typeAtStart(words: readonly string[]): { type: CaptureType | null; used: number } {
  for (const used of [2, 1]) {
    const phrase = words.slice(0, used).join(' ').toLowerCase().replace(/:$/, '');
    const type = phrases.get(phrase);
    if (type && words.length >= used) return { type, used };
  }
  return { type: null, used: 0 };
}

function nameEndIn(words: readonly string[]): number | null {
  const index = words.findIndex((word) => SEPARATOR.test(word) || /[,:]$/.test(word));
  if (index === -1) return null;
  return SEPARATOR.test(words[index]!) ? index : index + 1;
}

/** Removes a day at the end of the line, or before "about". */
function withoutDay(words: readonly string[], now: Date): { rest: string[]; dueOn: string | null } {
  const nameEnd = nameEndIn(words) ?? 0;
  for (const end of [words.length, nameEnd]) {
    const found = dayAtEnd(words.slice(0, end), now);
    if (found) return { rest: words.toSpliced(end - found.used, found.used), dueOn: found.day };
  }
  return { rest: [...words], dueOn: null };
}

/** The same for a time, before or after the day. */
function withoutDayAndTime(words: readonly string[], now: Date) {
  const last = timeAtEnd(words);
  const { rest, dueOn } = withoutDay(words.slice(0, words.length - (last?.used ?? 0)), now);
  const first = last ? null : timeAtEnd(rest);
  const dueTime = (last ?? first)?.time ?? null;
  return { rest: rest.slice(0, rest.length - (first?.used ?? 0)), dueOn, dueTime };
}

function readLine(line: string, now: Date): ReadLine {
  const all = line.split(/\s+/).filter(Boolean);
  const isTask = typeAtStart(all).type === 'task';
  const noTime = { ...withoutDay(all, now), dueTime: null };
  const { rest: typed, dueOn, dueTime } = isTask ? withoutDayAndTime(all, now) : noTime;
  const { type, used } = typeAtStart(typed);
  const afterType = typed.slice(used);
  const words = type && CONNECTOR.test(afterType[0] ?? '') ? afterType.slice(1) : afterType;
  return { type, dueOn, dueTime, typed, words, nameEnd: nameEndIn(words) };
}

/** The word to search customers for; empty if the line cannot contain a name. */
export function nameQuery(line: string, now: Date): string {
  const { words, nameEnd } = readLine(line, now);
  const word = words.slice(0, nameEnd ?? undefined).find((one) => !isCommon(one));
  return word?.replace(/[.,:;!?]+$/, '').replace(/['’]s$/, '') ?? '';
}

/** The meaning of a line of quick capture. */
export interface UnderstoodLine<T> {
  type: CaptureType;
  /** The matching customers: a single one is meant, several must be chosen from. */
  customers: T[];
  /** A name that no customer has. */
  newName: string | null;
  subject: string;
  dueOn: string | null;
  dueTime: string | null;
}

/**
 * Parses a line such as "call Sara about invoice friday". No typed text is lost: the rest becomes the subject.
 */
export function understandLine<T extends Named>(
  line: string,
  customers: readonly T[],
  now: Date,
): UnderstoodLine<T> {
  const read = readLine(line, now);
  const { type, dueOn, dueTime, words, nameEnd } = read;
  const candidates = words.slice(0, nameEnd ?? undefined);
  const found = findCustomers(candidates, customers, expectsName(read));
  const newName = found.used === 0 ? newNameIn(read) : null;
  const subject = subjectOf(read, found.used || nameEnd);
  return { type: type ?? 'note', customers: found.customers, newName, subject, dueOn, dueTime };
}

/** A task starts with what to do, so only "about" or a colon indicates a name. */
const expectsName = ({ type, nameEnd }: ReadLine): boolean =>
  nameEnd !== null || (type !== null && type !== 'task');

/** A name is expected before "about", and after a type other than a note or a task. */
function newNameIn({ type, words, nameEnd }: ReadLine): string | null {
  const isExpected = nameEnd !== null || (type !== null && type !== 'note' && type !== 'task');
  const named = words.slice(0, nameEnd ?? undefined);
  if (!isExpected || named.length === 0 || named.length > MAX_NAME) return null;
  return named.join(' ').replace(/[,:]$/, '');
}

/** The text after the name; without a name, the entire line. */
function subjectOf({ type, typed, words }: ReadLine, nameLength: number | null): string {
  const unnamed = type === 'task' ? words : textWithoutMark(typed);
  const after = nameLength === null ? unnamed : words.slice(nameLength);
  const rest = SEPARATOR.test(after[0] ?? '') ? after.slice(1) : after;
  return (rest.length > 0 ? rest : typed).join(' ');
}

/** In "note: too slow" the type is a label to remove; in "call back" it is part of the sentence. */
const textWithoutMark = (typed: string[]) =>
  phrases.has(plainWord(typed[0] ?? '')) && /:$/.test(typed[0]!) ? typed.slice(1) : typed;
