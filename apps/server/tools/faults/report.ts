import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { commit } from '../bench/report/machine.ts';
import { type Figure, isKept } from './scenario.ts';

export interface ScenarioResult {
  scenario: string;
  figures: Figure[];
  /** Why the scenario could not finish. */
  failure?: string;
}

const HEAD = ['scenario', 'goal', 'figure', 'held'];

/** Every goal, its figure, and whether it was met, as a Markdown table. */
export function faultsTable(results: ScenarioResult[]): string {
  const rows = results.flatMap(({ scenario, figures, failure }) => [
    ...figures.map((figure) => [scenario, ...cellsOf(figure)]),
    ...(failure === undefined
      ? []
      : [[scenario, 'carried out to its end', oneLine(failure), 'NO']]),
  ]);
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n');
}

export const allHeld = (results: ScenarioResult[]): boolean =>
  results.every(({ figures, failure }) => failure === undefined && figures.every(isKept));

function cellsOf(figure: Figure): string[] {
  const { what, value, limit, unit, allowed } = figure;
  return [
    `${what}: ${allowed} ${amount(limit, unit)}`,
    amount(value, unit),
    isKept(figure) ? 'yes' : 'NO',
  ];
}

const amount = (value: number, unit: string): string =>
  `${(Math.round(value * 100) / 100).toLocaleString('en-US')} ${unit}`;

const oneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, 300);

/** The machine before the run, as figures of different machines cannot be compared. */
export function describeMachine(): string {
  const cores = cpus();
  const model = cores[0]!.model.replace(/\s+/g, ' ').trim();
  const [load = 0] = loadavg();
  const memory = (totalmem() / 1024 ** 3).toFixed(1);
  return `${cores.length} × ${model}, ${memory} GB of memory, load ${load.toFixed(1)} at the start`;
}

export function describeRun(machine: string, seconds: number): string {
  const minutes = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, commit ${commit()}, in ${minutes}; ${machine}; Node ${process.versions.node}.`;
}

const DOCUMENT = fileURLToPath(new URL('../../../../docs/benchmarks/faults.md', import.meta.url));

const [BEGIN, END] = ['<!-- faults -->', '<!-- end faults -->'];

/** Replaces the figures in the document by those of a run. */
export async function writeDocument(body: string): Promise<void> {
  const text = replaceFigures(readFileSync(DOCUMENT, 'utf8'), body);
  const { code } = await format(DOCUMENT, text, { printWidth: 100 });
  writeFileSync(DOCUMENT, code);
}

export function replaceFigures(document: string, body: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from)
    throw new Error(`docs/benchmarks/faults.md has no ${BEGIN} and ${END}.`);
  return `${document.slice(0, from + BEGIN.length)}\n\n${body}\n\n${document.slice(to)}`;
}
