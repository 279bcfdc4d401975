import { rmSync } from 'node:fs';
import pg from 'pg';
import type { Attack, AttackContext, Figure } from './attack.ts';
import { type AttackedServer, OWNER } from './attacked-server.ts';
import { type LoopWatch, longestHold, loopWatch } from './longest-hold.ts';
import { memoryGrowth } from './resident-memory.ts';
import { cookieOf, customer, upload } from './uploads.ts';

const UPLOADS = 120;
const MEGABYTE = 1024 * 1024;
/** Written before anything is measured: making them holds this process up. */
const files = {
  shortLines: Buffer.from('A\n'.repeat(10 * MEGABYTE)),
  wearing: [
    `name\n${'A\n'.repeat(4.9 * MEGABYTE)}`,
    `name\n${'\n'.repeat(9.9 * MEGABYTE)}A\n`,
    `name\n${'A'.repeat(9.9 * MEGABYTE)}`,
    `name${',x'.repeat(4.9 * MEGABYTE)}`,
    `name,email\n${','.repeat(9.9 * MEGABYTE)}`,
    `name\n"${'""'.repeat(4.9 * MEGABYTE)}"\n`,
    `name\n"${'A\n'.repeat(4.9 * MEGABYTE)}`,
    `name,notes\n${`N,"${'n'.repeat(9990)}"\n`.repeat(1000)}`,
  ].map((text) => Buffer.from(text)),
  sameName: Buffer.from(
    `name,notes\n${Array.from({ length: 10_000 }, (_, row) => `Same,${row}\n`).join('')}`,
  ),
};

interface Attacked {
  server: AttackedServer;
  owner: string;
  watch: LoopWatch;
  log: (line: string) => void;
}

/** Files that were made to take the server's memory or its time. */
export const imports: Attack = {
  name: 'imports',
  seconds: 90,
  async run(context: AttackContext): Promise<Figure[]> {
    const watch = loopWatch();
    const server = await context.startServer(watch.environment);
    const owner = await cookieOf(server, 'login', OWNER);
    const attacked = { server, watch, owner, log: (line: string) => context.log(line) };
    try {
      return [
        ...(await refusedUploads(attacked)),
        ...(await shortLines(attacked)),
        ...(await wearingFiles(attacked)),
        ...(await manyOfOneName(attacked)),
      ];
    } finally {
      rmSync(watch.file, { force: true });
    }
  },
};

const all = (what: string, value: number, limit: number): Figure => ({
  what,
  value,
  limit,
  unit: `of ${limit}`,
  allowed: 'at least',
});

async function refusedUploads({ server, log }: Attacked): Promise<Figure[]> {
  log(`${UPLOADS} uploads of 10 MB by a customer at once`);
  const cookie = await cookieOf(server, 'register', customer);
  let refused = 0;
  const growth = await memoryGrowth(server.process.pid!, async () => {
    const uploads = Array.from({ length: UPLOADS }, () =>
      upload(server, cookie, files.wearing[0]!),
    );
    const responses = await Promise.all(uploads);
    refused = responses.filter(({ status }) => status === 403).length;
  });
  return [
    all("a customer's uploads refused", refused, UPLOADS),
    { what: 'memory that they took', value: growth, limit: 100, unit: 'MB' },
  ];
}

async function shortLines({ server, owner, log }: Attacked): Promise<Figure[]> {
  log('20 MB of short lines by the owner, their length told and not, and eight at once');
  const told = await upload(server, owner, files.shortLines);
  const untold = await upload(server, owner, files.shortLines, false);
  const growth = await memoryGrowth(server.process.pid!, () =>
    Promise.all(Array.from({ length: 8 }, () => upload(server, owner, files.wearing[0]!, false))),
  );
  const refused = [told, untold].filter(({ status }) => status === 413).length;
  const alive = server.process.exitCode === null && server.process.signalCode === null;
  return [
    all('20 MB of short lines refused', refused, 2),
    all('server alive behind them', Number(alive), 1),
    { what: 'memory of eight uploads at once', value: growth, limit: 150, unit: 'MB' },
  ];
}

async function wearingFiles({ server, owner, watch, log }: Attacked): Promise<Figure[]> {
  log('10 MB each of lines, columns and quotation marks without end');
  let answered = 0;
  const hold = await longestHold(watch, async () => {
    for (const file of files.wearing)
      if ((await upload(server, owner, file)).status > 0) answered += 1;
  });
  return [
    all('wearing files answered', answered, files.wearing.length),
    { what: 'longest hold of the event loop', value: hold, limit: 50, unit: 'ms' },
  ];
}

async function manyOfOneName({ server, owner, watch, log }: Attacked): Promise<Figure[]> {
  log('10,000 rows against 50,000 customers of one name');
  await storeCustomers(server);
  let took = 0;
  const hold = await longestHold(watch, async () => {
    const start = performance.now();
    const { body, status } = await upload(server, owner, files.sameName);
    took = performance.now() - start;
    const { mistakeCount } = body as { mistakeCount?: number };
    if (mistakeCount !== 10_000) throw new Error(`The plan answered ${status}.`);
  });
  return [
    { what: 'time to plan 10,000 rows', value: took, limit: 5000, unit: 'ms' },
    { what: 'longest hold while they were planned', value: hold, limit: 50, unit: 'ms' },
  ];
}

async function storeCustomers(server: AttackedServer): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl() });
  await client.connect();
  await client.query('alter table customers disable trigger user');
  await client.query(`insert into customers (name) select 'Same' from generate_series(1, 50000)`);
  await client.query('alter table customers enable trigger user');
  await client.end();
}
