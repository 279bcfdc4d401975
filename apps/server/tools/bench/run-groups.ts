import { calls, callsText } from './groups/calls.ts';
import { lists, listsText } from './groups/lists.ts';
import { memory, memoryText } from './groups/memory.ts';
import { pages, pagesText } from './groups/pages.ts';
import { setStage } from './groups/stage.ts';
import { start, startText } from './groups/start.ts';
import { seededFolder } from './hosts/seeded-folder.ts';
import { interleave } from './measure/target.ts';
import type { BenchScale, GroupName } from './options.ts';
import type { Section } from './report/document.ts';
import { ProgressLine } from './report/progress-line.ts';
import { comparisonHead, comparisonRow, figureHead, figureRow } from './report/rows.ts';

type Step = (text: string) => void;

/** The groups with anchors. All their targets are measured in turn, on shared servers. */
const together = [
  { name: 'pages', title: 'Pages', text: pagesText, compare: pages },
  { name: 'calls', title: 'Calls', text: callsText, compare: calls },
  { name: 'lists', title: 'Lists', text: listsText, compare: lists },
] as const;

/** The groups without anchors, each with its own servers. */
const alone = [
  {
    name: 'start',
    title: 'Start',
    text: startText,
    run: ({ starts }: BenchScale, step: Step) => start(starts, step),
  },
  {
    name: 'memory',
    title: 'Resident memory',
    text: memoryText,
    run: async ({ share, memory: extent }: BenchScale, step: Step) =>
      memory({ dataDir: await seededFolder(share, step), ...extent }, step),
  },
] as const;

/** Measures groups: first those with anchors, interleaved, then the others one by one. */
export async function* runGroups(
  names: readonly GroupName[],
  extent: BenchScale,
): AsyncGenerator<Section> {
  const progress = new ProgressLine(countSteps(names, extent));
  yield* await compareTogether(names, extent, progress);
  for (const { name, title, text, run } of alone) {
    if (!names.includes(name)) continue;
    const figures = await run(extent, progress.step);
    yield { name, title, text, head: figureHead, rows: figures.map(figureRow) };
  }
  progress.end();
}

/** The number of steps of the groups; warming up counts as a round. */
function countSteps(
  names: readonly GroupName[],
  { rounds, starts, memory: { rounds: memoryRounds } }: BenchScale,
): number {
  const all = rounds.count + 1;
  const steps = {
    pages: 4 * all,
    calls: 4 * all,
    lists: 9 * all,
    start: 2 * starts,
    memory: memoryRounds,
  };
  return names.reduce((sum, name) => sum + steps[name], 0);
}

async function compareTogether(
  names: readonly GroupName[],
  { share, rounds }: BenchScale,
  progress: ProgressLine,
): Promise<Section[]> {
  const chosen = together.filter(({ name }) => names.includes(name));
  if (chosen.length === 0) return [];
  const stage = await setStage(await seededFolder(share, progress.note));
  try {
    const groups = chosen.map((group) => ({ ...group, comparisons: group.compare(stage) }));
    const targets = groups
      .flatMap(({ comparisons }) => comparisons)
      .flatMap(({ ours, anchor }) => [ours, anchor]);
    const samples = await interleave(targets, rounds, progress.step);
    return groups.map(({ name, title, text, comparisons }) => ({
      name,
      title,
      text,
      head: comparisonHead,
      rows: comparisons.map((comparison) => comparisonRow(comparison, samples)),
    }));
  } finally {
    await stage.stop();
  }
}
