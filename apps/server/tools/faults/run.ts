import { parseArgs } from 'node:util';
import {
  type ScenarioResult,
  allHeld,
  describeMachine,
  describeRun,
  faultsTable,
  writeDocument,
} from './report.ts';
import type { Extent, Scenario, ScenarioContext } from './scenario.ts';
import { killedRestores } from './scenarios/killed-restores.ts';
import { databaseKills, serverKills } from './scenarios/kills.ts';
import { load } from './scenarios/load.ts';
import { loadServers } from './servers.ts';

/**
 * `npm run verify:faults`: kills the server, its PostgreSQL and its restores under load, and writes into
 * docs/benchmarks/faults.md whether acknowledged writes survived. Exits with 1 if a goal is missed.
 */
const scenarios = [load, serverKills, databaseKills, killedRestores];

const complete: Extent = {
  kills: 20,
  restoreKills: 5,
  writeSeconds: 2,
  loadSeconds: 600,
  requestsPerSecond: 200,
};

/** For testing the tool: the figures have no meaning. */
const trial: Extent = {
  kills: 2,
  restoreKills: 2,
  writeSeconds: 1,
  loadSeconds: 15,
  requestsPerSecond: 40,
};

/** What to undo when a scenario or the run ends, in reverse order. */
const cleaning: (() => unknown)[] = [];

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, smoke: { type: 'boolean', default: false } },
  });
  const { only, smoke } = values;
  const chosen = scenarios.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new Error(`--only takes ${scenarios.map(({ name }) => name).join(', ')}.`);
  const machine = describeMachine();
  const began = performance.now();
  console.log(machine);
  const createServer = await loadServers();
  const context: ScenarioContext = {
    extent: smoke ? trial : complete,
    createServer: async (env) => {
      const server = await createServer(env);
      cleaning.push(() => server.dispose());
      return server;
    },
    onEnd: (clean) => void cleaning.push(clean),
    log: (line) => console.log(`  ${line}`),
  };
  const results: ScenarioResult[] = [];
  for (const [index, scenario] of chosen.entries()) {
    console.log(`${index + 1} of ${chosen.length}: ${scenario.name}`);
    results.push(await runScenario(scenario, context));
    await cleanUp();
  }
  const run = describeRun(machine, (performance.now() - began) / 1000);
  const report = `${faultsTable(results)}\n\n${run}`;
  console.log(`\n${report}`);
  if (!smoke && only === undefined) await writeDocument(report);
  return allHeld(results);
}

function runScenario(scenario: Scenario, context: ScenarioContext): Promise<ScenarioResult> {
  const timeOver = new Promise<never>((_, over) => {
    const late = () => over(new Error(`not over after ${scenario.seconds} s`));
    setTimeout(late, scenario.seconds * 1000).unref();
  });
  return Promise.race([scenario.run(context), timeOver]).then(
    (figures) => ({ scenario: scenario.name, figures }),
    (error: Error) => ({ scenario: scenario.name, figures: [], failure: error.message }),
  );
}

/** Runs all cleanups, even if some fail. */
async function cleanUp(): Promise<void> {
  for (let clean = cleaning.pop(); clean; clean = cleaning.pop())
    try {
      await clean();
    } catch (error) {
      console.log(`  not cleaned up: ${(error as Error).message}`);
    }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
process.exit();
