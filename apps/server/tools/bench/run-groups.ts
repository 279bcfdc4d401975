import { anonymous, anonymousHead, anonymousText, listRoutes } from './groups/anonymous.ts';
import type { Figure } from './groups/figure.ts';
import { mail, mailText } from './groups/mail.ts';
import { memory, memoryText } from './groups/memory.ts';
import { start, startText } from './groups/start.ts';
import { seededFolder } from './hosts/seeded-folder.ts';
import type { BenchScale, GroupName } from './options.ts';
import { figureHead, figureRow } from './report/figure-rows.ts';
import { ProgressLine } from './report/progress-line.ts';
import type { Section } from './report/section.ts';
import { countTargets, interleavedNames, runInterleaved } from './run-interleaved.ts';

type Step = (text: string) => void;

/** The groups that have no anchor, each with servers of its own. */
const alone = {
  start: {
    title: 'Start',
    text: startText,
    run: ({ starts }: BenchScale, step: Step) => start(starts, step),
  },
  memory: {
    title: 'Resident memory',
    text: memoryText,
    run: async ({ share, memory: extent }: BenchScale, step: Step) =>
      memory({ dataDir: await seededFolder(share, step), ...extent }, step),
  },
  mail: {
    title: 'Mail',
    text: mailText,
    run: ({ mail: extent }: BenchScale, step: Step) => mail(extent, step),
  },
};

/** Measures groups: those that have anchors interleaved, the others one after another. */
export async function* runGroups(
  groups: readonly GroupName[],
  extent: BenchScale,
): AsyncGenerator<Section> {
  const progress = new ProgressLine(await countSteps(groups, extent));
  yield* await runInterleaved(
    interleavedNames.filter((name) => groups.includes(name)),
    extent,
    progress,
  );
  if (groups.includes('anonymous')) yield await measureAnonymous(extent, progress.step);
  for (const [name, { title, text, run }] of Object.entries(alone)) {
    if (!groups.includes(name as GroupName)) continue;
    const figures = await run(extent, progress.step);
    yield figureSection({ name, title, text }, figures);
  }
  progress.end();
}

async function measureAnonymous({ anonymousRounds }: BenchScale, step: Step): Promise<Section> {
  const rows = await anonymous(anonymousRounds, step);
  const about = { name: 'anonymous', title: 'Anonymous requests', text: anonymousText };
  const { count, seconds } = anonymousRounds;
  return { ...about, head: anonymousHead, rows, rounds: `${count} rounds of ${seconds} s` };
}

async function countSteps(groups: readonly GroupName[], extent: BenchScale): Promise<number> {
  const steps = {
    ...countTargets(extent),
    anonymous: (await listRoutes()).length * (extent.anonymousRounds.count + 1),
    start: 2 * extent.starts,
    memory: extent.memory.rounds,
    mail: extent.mail.rounds,
  };
  return groups.reduce((sum, name) => sum + steps[name], 0);
}

const figureSection = (
  about: Pick<Section, 'name' | 'title' | 'text'>,
  figures: Figure[],
): Section => ({ ...about, head: figureHead, rows: figures.map(figureRow) });
