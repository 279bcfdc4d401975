import { anonymousRows } from './anonymous-rows.ts';
import type { Attack, AttackContext } from './attack.ts';
import { type AttackedServer, startAttackedServer } from './attacked-server.ts';
import { type AttackResult, allKept, figuresTable } from './figures-table.ts';
import { imports } from './imports.ts';
import { mail } from './mail.ts';
import { pageSpellings } from './page-spellings.ts';
import { signIn } from './sign-in.ts';
import { stop } from './stop.ts';

/**
 * `npm run verify:abuse`: attacks the built server as strangers can, one attack after the other, and
 * prints each figure beside its limit. Loopback alone. Ends with 1 when a limit is not kept.
 * The names of attacks as arguments run those alone.
 */
const attacks: Attack[] = [anonymousRows, signIn, mail, imports, stop, pageSpellings];

const ATTACK_SECONDS = 60;
const RUN_SECONDS = 300;

const running = new Set<AttackedServer>();
let shared: Promise<AttackedServer> | undefined;

async function startServer(environment?: Record<string, string>): Promise<AttackedServer> {
  const server = await startAttackedServer(environment);
  running.add(server);
  return server;
}

async function stopServers(servers: Iterable<AttackedServer>): Promise<void> {
  for (const server of [...servers]) {
    running.delete(server);
    await server.stop();
  }
}

async function carryOut(attack: Attack, seconds: number): Promise<AttackResult> {
  const began = performance.now();
  const own = new Set<AttackedServer>();
  const signal = AbortSignal.timeout(seconds * 1000);
  const context: AttackContext = {
    signal,
    log: (line) => console.log(`  ${line}`),
    sharedServer: () => (shared ??= startServer()),
    startServer: async (environment) => {
      const server = await startServer(environment);
      own.add(server);
      return server;
    },
  };
  const result = await Promise.race([attack.run(context), timeOver(signal, seconds)]).then(
    (figures) => ({ figures }),
    (error: Error) => ({ figures: [], failure: error.message }),
  );
  await stopServers(own);
  return { attack: attack.name, seconds: (performance.now() - began) / 1000, ...result };
}

const timeOver = (signal: AbortSignal, seconds: number): Promise<never> =>
  new Promise((_, over) =>
    signal.addEventListener('abort', () =>
      over(new Error(`not over after ${Math.round(seconds)} s`)),
    ),
  );

async function main(names: string[]): Promise<void> {
  const chosen = attacks.filter(({ name }) => names.length === 0 || names.includes(name));
  const end = Date.now() + RUN_SECONDS * 1000;
  const results: AttackResult[] = [];
  for (const [index, attack] of chosen.entries()) {
    console.log(`${index + 1} of ${chosen.length}: ${attack.name}`);
    const left = Math.max(0, (end - Date.now()) / 1000);
    const result = await carryOut(attack, Math.min(attack.seconds ?? ATTACK_SECONDS, left));
    console.log(`  took ${result.seconds.toFixed(1)} s`);
    results.push(result);
  }
  await stopServers(running);
  console.log(`\n${figuresTable(results)}`);
  process.exit(allKept(results) ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopServers(running).finally(() => process.exit(1)));

await main(process.argv.slice(2));
