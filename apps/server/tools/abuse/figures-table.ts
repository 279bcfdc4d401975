import { type Figure, isKept } from './attack.ts';

export interface AttackResult {
  attack: string;
  seconds: number;
  figures: Figure[];
  /** Why the attack could not be carried out to its end. */
  failure?: string;
}

const HEAD = ['attack', 'what', 'figure', 'limit', 'kept'];

/** Every figure beside its limit, as a Markdown table. */
export function figuresTable(results: AttackResult[]): string {
  const rows = results.flatMap(({ attack, figures, failure }) => [
    ...figures.map((figure) => [attack, ...cells(figure)]),
    ...(failure === undefined ? [] : [[attack, failure, '-', '-', 'NO']]),
  ]);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export const allKept = (results: AttackResult[]): boolean =>
  results.every(({ figures, failure }) => failure === undefined && figures.every(isKept));

function cells(figure: Figure): string[] {
  const { what, value, limit, unit, allowed = 'at most' } = figure;
  return [
    what,
    `${round(value)} ${unit}`,
    `${allowed} ${round(limit)} ${unit}`,
    isKept(figure) ? 'yes' : 'NO',
  ];
}

const round = (value: number): string => String(Math.round(value * 100) / 100);
