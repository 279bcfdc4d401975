import { findNginx } from './hosts/nginx.ts';
import { assertLinux, moveAside } from './hosts/processors.ts';
import { readOptions } from './options.ts';
import { describeRun } from './report/machine.ts';
import { type Section, tableOf } from './report/section.ts';
import { writeDocument } from './report/write-document.ts';
import { runGroups } from './run-groups.ts';
import { writeChart } from './soak/memory-chart.ts';
import { soak } from './soak/soak.ts';

/**
 * `npm run bench`: what the built server costs beside the plainest way to do the same, and whether its
 * goals are held, into docs/benchmarks/server.md. `-- --only lists` measures one group, `-- --soak 60` an hour of
 * mixed load, `-- --smoke` everything in a minute, for its errors alone. Ends with 1 on an error, never
 * because a goal is missed.
 */
async function main(): Promise<void> {
  const { groups, extent, writes, soak: minutes } = readOptions(process.argv.slice(2));
  assertLinux();
  moveAside();
  if (!findNginx()) console.log('nginx is not installed: its rows are left out.');
  // Before the document differs from the commit.
  const run = writes ? describeRun() : '';
  const soaked = minutes ? await soak(minutes, extent) : undefined;
  if (soaked && writes) writeChart(soaked.held);
  const { count, seconds } = extent.rounds;
  const sections: Section[] = [];
  // Written at once: a group that fails later takes nothing with it.
  for await (const section of soaked ? [soaked.section] : runGroups(groups, extent)) {
    sections.push(section);
    const { rounds = `${count} rounds of ${seconds} s` } = section;
    if (writes) await writeDocument(section, `${run}; ${rounds}.`);
  }
  for (const section of sections) console.log(`\n${section.title}\n\n${tableOf(section)}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
process.exit();
