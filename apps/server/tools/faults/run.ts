import { loadTesting } from './hosts/testing.ts';
import { readOptions } from './options.ts';
import { addWrites, noWrites } from './recorder/count-writes.ts';
import { describeMachine, describeRun } from './report/describe-run.ts';
import { type ScenarioResult, allHeld, faultsTable } from './report/faults-table.ts';
import { writeDocument } from './report/write-document.ts';
import { cleanUp, runScenario } from './run-scenario.ts';
import { atLeast, atMost } from './scenario.ts';
import { cardPayments } from './scenarios/card-payments.ts';
import { clock } from './scenarios/clock.ts';
import { damagedBackups } from './scenarios/damaged-backups.ts';
import { databaseKills } from './scenarios/database-kills.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { killedRestores } from './scenarios/killed-restores.ts';
import { load } from './scenarios/load.ts';
import { serverKills } from './scenarios/server-kills.ts';
import { threeServers } from './scenarios/three-servers.ts';
import { wire } from './scenarios/wire.ts';

/**
 * `npm run verify:faults`: breaks everything that the built server stands on, one fault after the other,
 * and writes into docs/benchmarks/faults.md what became of the writes that it had acknowledged. `-- --only NAME`
 * runs one scenario, `-- --smoke` all of them with small counts; both write only with `--write`. Ends with
 * 1 when a goal is not held.
 */
const scenarios = [
  load,
  serverKills,
  databaseKills,
  threeServers,
  wire,
  fullDisk,
  clock,
  damagedBackups,
  killedRestores,
  cardPayments,
];

const RUN_SECONDS = 40 * 60;

async function main(): Promise<boolean> {
  const { chosen, extent, writes } = readOptions(process.argv.slice(2), scenarios);
  const machine = describeMachine();
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  console.log(machine);
  const testing = await loadTesting();
  let all = noWrites();
  const results: ScenarioResult[] = [];
  for (const [index, scenario] of chosen.entries()) {
    console.log(`${index + 1} of ${chosen.length}: ${scenario.name}`);
    const seconds = Math.max(0, Math.min(scenario.seconds, RUN_SECONDS - elapsed()));
    const add = (counted: typeof all) => (all = addWrites(all, counted));
    const result = await runScenario(scenario, { testing, extent, seconds, add });
    console.log(`  took ${result.seconds.toFixed(1)} s`);
    results.push(result);
  }
  const isAll = chosen.length === scenarios.length;
  results.push({
    scenario: 'all',
    seconds: elapsed(),
    results: sums(all, isAll && extent.acknowledged),
  });
  const table = faultsTable(results);
  const described = describeRun(machine, elapsed(), extent.isSmoke);
  console.log(`\n${table}\n\n${described}`);
  if (writes) await writeDocument(`${table}\n\n${described}`);
  return allHeld(results);
}

/** Of all scenarios together. */
const sums = ({ ok, lost, doubled }: ReturnType<typeof noWrites>, least: number | false) => [
  atLeast('acknowledged writes', ok, least || 0, 'writes'),
  atMost('of them lost', lost, 0, 'writes'),
  atMost('stored twice', doubled, 0, 'writes'),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
process.exit();
