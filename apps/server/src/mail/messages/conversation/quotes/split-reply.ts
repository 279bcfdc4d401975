import { introductionAbove } from './introductions';
import { bare, repeatedLines } from './sent-text';

/** What a client wrote, and what their mail quotes from earlier ones. */
export interface SplitReply {
  text: string;
  quoted: string | null;
}

interface Reply {
  subject: string;
  text: string;
}

/** Limits for huge texts, and for the number of places where one of our mails seems to start. */
const MAX_TEXT = 2_000_000;
const MAX_STARTS = 50;
const SHORT = 20;

const LEFT_OUT = '[Quoted text was left out here.]';
const FORWARD_SUBJECT = /^\s*(fwd?|wg|tr|rv|enc|doorst|vs|vl)\s*:/i;
const FORWARD_TITLE =
  /^[\s*-]*(begin )?(forwarded message|forwarded by|weitergeleitete nachricht|anfang der weitergeleiteten|message transféré|début du message|mensaje reenviado|inicio del mensaje|messaggio inoltrato|inizio messaggio|doorgestuurd bericht|mensagem encaminhada|videresendt|vidarebefordrat|przekazana wiadomość|пересылаемое сообщение|转发的邮件|転送)/iu;

/**
 * Splits off quotes: lines marked with ">", and our own mails, with their introductions. Replies between quotes, and a
 * quote with no text above, stay in the text unless it is longer than `limit`.
 */
export function splitReply(reply: Reply, letters: readonly string[], limit: number): SplitReply {
  const whole = reply.text.slice(0, MAX_TEXT).trim();
  const lines = whole.split('\n');
  const isQuote = FORWARD_SUBJECT.test(reply.subject)
    ? lines.map(() => false)
    : findQuotes(lines, letters);
  const blocks = blocksOf(lines, isQuote);
  const fits = lengthOf(whole) <= limit;
  if (blocks.length === 0) return { text: whole, quoted: null };
  const hasAnswerAbove = lines.slice(0, blocks[0]!.start).some((line) => line.trim() !== '');
  const hasAnswer = lines.some((line, index) => line.trim() !== '' && !isQuote[index]);
  const isFolded = blocks.length === 1 && hasAnswer && (hasAnswerAbove || !fits);
  if (isFolded) return foldOf(lines, blocks[0]!);
  return { text: fits ? whole : withoutLongestBlocks(lines, blocks, limit), quoted: null };
}

interface Block {
  start: number;
  end: number;
}

function findQuotes(lines: readonly string[], letters: readonly string[]): boolean[] {
  const forwarded = lines.findIndex((line) => FORWARD_TITLE.test(line.slice(0, 100)));
  const end = forwarded < 0 ? lines.length : forwarded;
  const isQuote = lines.map((line, index) => index < end && /^\s{0,3}>/.test(line));
  markLetters(lines.slice(0, end), isQuote, letters);
  for (const { start } of blocksOf(lines, isQuote)) {
    const count = introductionAbove(lines, start);
    isQuote.fill(true, start - count, start);
  }
  return isQuote;
}

/** Marks the lines that repeat one of our mails. */
function markLetters(lines: string[], isQuote: boolean[], letters: readonly string[]): void {
  const ours = letters.map(bare).filter(Boolean);
  const plain = lines.map((line, index) => (isQuote[index] ? '' : bare(line)));
  // A text as short as "Yes." could be the client's own.
  const isKnown = (letter: string, index: number) =>
    letter.length >= SHORT || introductionAbove(lines, index) > 0;
  let starts = 0;
  for (let index = 0; index < plain.length && starts < MAX_STARTS; index += 1) {
    const line = plain[index]!;
    if (line === '') continue;
    const candidates = ours.filter((letter) => letter.startsWith(line) && isKnown(letter, index));
    if (candidates.length > 0) starts += 1;
    const [longest = []] = candidates
      .map((letter) => repeatedLines(plain, index, letter))
      .sort((one, other) => other.length - one.length);
    for (const found of longest) isQuote[found] = true;
    index = longest.at(-1) ?? index;
  }
}

/** Quotes with only empty lines between them form one block. */
function blocksOf(lines: readonly string[], isQuote: readonly boolean[]): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  lines.forEach((line, index) => {
    if (isQuote[index] && isOpen) blocks.at(-1)!.end = index + 1;
    else if (isQuote[index]) blocks.push({ start: index, end: index + 1 });
    if (isQuote[index] || line.trim() !== '') isOpen = isQuote[index]!;
  });
  return blocks;
}

function foldOf(lines: readonly string[], { start, end }: Block): SplitReply {
  const above = lines.slice(0, start).join('\n').trim();
  const below = lines.slice(end).join('\n').trim();
  return {
    text: [above, below].filter(Boolean).join('\n\n'),
    quoted: lines.slice(start, end).join('\n').trim(),
  };
}

/** Removes quotes, longest first, until the text fits. */
function withoutLongestBlocks(lines: readonly string[], blocks: Block[], limit: number): string {
  const sizes = new Map(
    blocks.map((block) => [block, lengthOf(lines.slice(block.start, block.end).join('\n'))]),
  );
  let excess = lengthOf(lines.join('\n')) - limit;
  const removed = new Map<number, Block>();
  for (const [block, size] of [...sizes].sort(([, one], [, other]) => other - one)) {
    if (excess <= 0) break;
    removed.set(block.start, block);
    excess -= size - LEFT_OUT.length;
  }
  const kept: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const block = removed.get(index);
    kept.push(block ? LEFT_OUT : lines[index]!);
    if (block) index = block.end - 1;
  }
  return kept.join('\n').trim();
}

/** Counts code points, not UTF-16 units. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};
