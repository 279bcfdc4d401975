import { findNginx } from './hosts/nginx.ts';
import { assertLinux, moveAside } from './hosts/processors.ts';
import { readOptions } from './options.ts';
import { type Section, tableOf, writeDocument } from './report/document.ts';
import { describeRun } from './report/machine.ts';
import { runGroups } from './run-groups.ts';

/**
 * `npm run bench`: writes costs beside those of the simplest implementation into docs/benchmarks/server.md. Exits with
 * 1 on an error, never for a missed goal.
 */
async function main(): Promise<void> {
  const { groups, extent, writes } = readOptions();
  assertLinux();
  moveAside();
  if (!findNginx()) console.log('nginx is not installed: its rows are left out.');
  // Describes the run before the document differs from the commit.
  const run = writes ? describeRun() : '';
  const { count, seconds } = extent.rounds;
  const sections: Section[] = [];
  // Written immediately, so that a later failure does not lose it.
  for await (const section of runGroups(groups, extent)) {
    sections.push(section);
    if (writes) await writeDocument(section, `${run}; ${count} rounds of ${seconds} s.`);
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
