import { type MatchResult, findMatches } from './matcher/find-matches.ts';
import { ListError, type ListKind, personName, peopleIn } from './matcher/people.ts';
import { decimal } from './matcher/round.ts';

/** The most people that a browser can compare without a pause. */
export const MAX_PEOPLE = 200;

type Texts = Record<ListKind, string>;

/** Fills the form with these texts, its reset values. Returns the submit handler. */
export function prepareMatcher(form: HTMLFormElement, samples: Texts): () => void {
  for (const kind of ['database', 'list'] as const) areaOf(form, kind).defaultValue = samples[kind];
  form.addEventListener('reset', () => clear(form));
  return () => run(form);
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

function run(form: HTMLFormElement): void {
  clear(form);
  try {
    const texts = { database: areaOf(form, 'database').value, list: areaOf(form, 'list').value };
    for (const kind of ['database', 'list'] as const) checkLength(kind, texts[kind]);
    showMatches(form, findMatches(texts.database, texts.list).matches);
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    showError(form, error);
  }
}

function checkLength(kind: ListKind, text: string): void {
  const { length } = peopleIn(text, kind);
  if (length > MAX_PEOPLE)
    throw new ListError(
      kind,
      `The ${kind} has ${length} people. This page takes at most ${MAX_PEOPLE}; the script takes any number.`,
    );
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
  part(form, 'matcherError').textContent = message;
  const area = areaOf(form, kind);
  area.setAttribute('aria-invalid', 'true');
  area.focus();
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
  const people = matches.length === 1 ? '1 person' : `${matches.length} people`;
  return `${people}: ${count('Matched')} Matched, ${count('Needs Research')} Needs Research, ${count('Not Matched')} Not Matched.`;
}
