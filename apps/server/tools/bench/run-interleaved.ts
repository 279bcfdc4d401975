import { calls, callsText } from './groups/calls.ts';
import type { Comparison } from './groups/comparison.ts';
import { lists, listsText } from './groups/lists.ts';
import { pages, pagesText } from './groups/pages.ts';
import { rows, rowsText } from './groups/rows.ts';
import { type Stage, setStage } from './groups/stage.ts';
import { seededFolder } from './hosts/seeded-folder.ts';
import { interleave } from './measure/interleave.ts';
import type { BenchScale } from './options.ts';
import { comparisonHead, comparisonRow } from './report/comparison-rows.ts';
import type { ProgressLine } from './report/progress-line.ts';
import { rowHead, rowRow } from './report/row-rows.ts';
import type { Section } from './report/section.ts';

export const interleavedNames = ['pages', 'calls', 'lists', 'rows'] as const;

type Name = (typeof interleavedNames)[number];

/** The groups whose targets are all asked in turn. */
const together = [
  { name: 'pages', title: 'Pages', text: pagesText, compare: pages },
  { name: 'calls', title: 'Calls', text: callsText, compare: calls },
  { name: 'lists', title: 'Lists', text: listsText, compare: lists },
] as const;

/** How many steps each group has; the warming up is a round, too. */
export function countTargets({ rounds, rowRounds }: BenchScale): Record<Name, number> {
  const all = rounds.count + 1;
  return { pages: 4 * all, calls: 4 * all, lists: 9 * all, rows: 24 * (rowRounds.count + 1) };
}

/** Measures groups with anchors, on servers that they share. */
export async function runInterleaved(
  names: Name[],
  extent: BenchScale,
  progress: ProgressLine,
): Promise<Section[]> {
  if (names.length === 0) return [];
  const fewFolder = names.includes('rows') && (await seededFolder(extent.few, progress.note));
  const stage = await setStage(await seededFolder(extent.share, progress.note));
  try {
    const sections = await compareTogether(stage, names, extent, progress);
    if (fewFolder) sections.push(await compareRows(stage, fewFolder, extent, progress));
    return sections;
  } finally {
    await stage.stop();
  }
}

async function compareTogether(
  stage: Stage,
  names: Name[],
  { rounds }: BenchScale,
  { step }: ProgressLine,
): Promise<Section[]> {
  const groups = together
    .filter(({ name }) => names.includes(name))
    .map((group) => ({ ...group, comparisons: group.compare(stage) }));
  const all = groups.flatMap(({ comparisons }) => comparisons);
  const samples = await interleave(targetsOf(all), rounds, step);
  return groups.map(({ name, title, text, comparisons }) => ({
    name,
    title,
    text,
    head: comparisonHead,
    rows: comparisons.map((comparison) => comparisonRow(comparison, samples)),
  }));
}

async function compareRows(
  stage: Stage,
  fewFolder: string,
  { rowRounds }: BenchScale,
  { step }: ProgressLine,
): Promise<Section> {
  const { comparisons, stop } = await rows(stage, fewFolder);
  try {
    const samples = await interleave(targetsOf(comparisons), rowRounds, step);
    return {
      name: 'rows',
      title: 'A hundred times the rows',
      text: rowsText,
      head: rowHead,
      rows: comparisons.map((comparison) => rowRow(comparison, samples)),
    };
  } finally {
    await stop();
  }
}

const targetsOf = (comparisons: Comparison[]) =>
  comparisons.flatMap(({ ours, anchor }) => (anchor ? [ours, anchor] : [ours]));
