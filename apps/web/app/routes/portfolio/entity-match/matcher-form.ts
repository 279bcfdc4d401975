import { type MatchResult, readLists } from './matcher/find-matches.ts';
import { ListError, type ListKind, type MatchPerson, personName } from './matcher/people.ts';
import { decimal } from './matcher/round.ts';

/** How long the page may be busy before it responds to a click, in milliseconds. */
const BUSY = 50;
/** The errors that are shown; the others are counted. */
const MAX_ERRORS = 5;

type Texts = Record<ListKind, string>;

/** Fills the form with these texts, its reset values. Returns the submit handler. */
export function prepareMatcher(form: HTMLFormElement, samples: Texts): () => Promise<void> {
  let running = new AbortController();
  for (const kind of ['database', 'list'] as const) areaOf(form, kind).defaultValue = samples[kind];
  const restart = () => {
    running.abort();
    running = new AbortController();
    clear(form);
    return running.signal;
  };
  form.addEventListener('reset', restart);
  return () => run(form, restart());
}

const areaOf = (form: HTMLFormElement, kind: ListKind) =>
  form.elements.namedItem(kind) as HTMLTextAreaElement;

function part<E extends HTMLElement>(form: HTMLFormElement, name: PartName): E {
  const found = form.querySelector<E>(partSelectors[name]);
  if (!found) throw new Error(`The matcher's form has no ${name}.`);
  return found;
}

const partSelectors = {
  matcherError: '[role=alert]',
  matcherResults: '[data-matcher-results]',
  matcherRow: 'template',
  matcherStatus: '[role=status]',
};
type PartName = keyof typeof partSelectors;

async function run(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  try {
    const { list, match } = readLists(areaOf(form, 'database').value, areaOf(form, 'list').value);
    part(form, 'matcherStatus').textContent = `Matching ${peopleCount(list.length)}…`;
    const matches = await matchAll(list, match, signal);
    if (matches) showMatches(form, matches);
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    showError(form, error);
  }
}

/** Pauses, so that the page responds. Stops when the user starts again. */
async function matchAll(
  list: readonly MatchPerson[],
  match: (person: MatchPerson) => MatchResult,
  signal: AbortSignal,
): Promise<MatchResult[] | undefined> {
  const matches: MatchResult[] = [];
  let started = performance.now();
  for (const person of list) {
    if (performance.now() - started > BUSY) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return undefined;
      started = performance.now();
    }
    matches.push(match(person));
  }
  return matches;
}

function clear(form: HTMLFormElement): void {
  part(form, 'matcherResults').hidden = true;
  part(form, 'matcherError').textContent = '';
  part(form, 'matcherStatus').textContent = '';
  for (const kind of ['database', 'list'] as const) {
    areaOf(form, kind).removeAttribute('aria-invalid');
  }
}

/** Focuses the invalid text, described by the error. */
function showError(form: HTMLFormElement, { kind, message }: ListError): void {
  part(form, 'matcherError').textContent = firstLines(message);
  const area = areaOf(form, kind);
  area.setAttribute('aria-invalid', 'true');
  area.focus();
}

function firstLines(message: string): string {
  const lines = message.split('\n');
  const more = lines.length - MAX_ERRORS;
  const rest = more > 0 ? [`And ${more.toLocaleString('en-US')} more.`] : [];
  return [...lines.slice(0, MAX_ERRORS), ...rest].join('\n');
}

function showMatches(form: HTMLFormElement, matches: readonly MatchResult[]): void {
  const results = part(form, 'matcherResults');
  const template = part<HTMLTemplateElement>(form, 'matcherRow');
  const rows = matches.map((match) => rowOf(template, match));
  results.querySelector('tbody')?.replaceChildren(...rows);
  results.hidden = false;
  part(form, 'matcherStatus').textContent = summaryOf(matches);
}

/** The cells in column order. */
function rowOf(template: HTMLTemplateElement, match: MatchResult): Node {
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const cells = [...copy.querySelectorAll<HTMLElement>('th, td')];
  for (const [index, text] of textsOf(match).entries()) {
    const cell = cells[index];
    if (cell) cell.textContent = text;
  }
  cells[1]?.setAttribute('data-label', match.label);
  return copy;
}

function textsOf({ line, name, label, candidates, why }: MatchResult): string[] {
  const [best] = candidates;
  const record = best ? `${best.id} ${personName(best.record)}` : '';
  const scores = best ? [decimal(best.score), decimal(best.evidence)] : ['', ''];
  return [name || `Line ${line}`, label, record, ...scores, why];
}

function summaryOf(matches: readonly MatchResult[]): string {
  const count = (label: string) => matches.filter((match) => match.label === label).length;
  return `${peopleCount(matches.length)}: ${count('Matched')} Matched, ${count('Needs Research')} Needs Research, ${count('Not Matched')} Not Matched.`;
}

const peopleCount = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
