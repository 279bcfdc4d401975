import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, startCommand } from '../hosts/commands.ts';
import { changedTables, digestOf } from '../hosts/database.ts';
import { WITHOUT_POSTGRES, hasDebianPostgres } from '../hosts/debian-postgres.ts';
import { stoppedPolaris } from '../hosts/stopped-polaris.ts';
import { type Scenario, atLeast, atMost } from '../scenario.ts';

const PASSPHRASE = 'four words of my own';

/** One bit of a backup is not what it was; every second backup is encrypted. */
export const damagedBackups: Scenario = {
  name: 'damaged backups',
  seconds: 420,
  async run(context) {
    if (!hasDebianPostgres()) return [{ what: 'bit flips in backups', reason: WITHOUT_POSTGRES }];
    const { databaseUrl, folder, env } = await stoppedPolaris(context, 500);
    const locked = { ...env, BACKUP_PASSPHRASE: PASSPHRASE };
    const plain = { file: join(folder, 'plain.tar.gz'), env };
    const sealed = { file: join(folder, 'sealed.tar.gz.age'), env: locked };
    for (const one of [plain, sealed]) await runCommand('backup', [one.file], one.env, folder);
    const before = await digestOf(databaseUrl);
    let refused = 0;
    let changed = 0;
    for (let flip = 0; flip < context.extent.flips; flip += 1) {
      const source = flip % 2 ? sealed : plain;
      const copy = join(
        folder,
        `flipped-${source === sealed ? 'sealed.tar.gz.age' : 'plain.tar.gz'}`,
      );
      const where = flipBit(source.file, copy);
      const { code, output } = await startCommand(
        'restore',
        [copy, '--replace'],
        source.env,
        folder,
      ).ended;
      if (code === 0) context.log(`${where} was not seen: ${output}`);
      refused += code === 0 ? 0 : 1;
      changed += changedTables(before, await digestOf(databaseUrl)).length;
    }
    // The two themselves are good.
    for (const one of [plain, sealed])
      await runCommand('restore', [one.file, '--replace'], one.env, folder);
    return [
      atLeast('refused backups with one flipped bit', refused, context.extent.flips, 'backups'),
      atMost('tables that these restores changed', changed, 0, 'tables'),
    ];
  },
};

function flipBit(from: string, to: string): string {
  const bytes = readFileSync(from);
  const [at, bit] = [randomInt(bytes.length), randomInt(8)];
  bytes[at]! ^= 1 << bit;
  writeFileSync(to, bytes);
  return `${to}: bit ${bit} of byte ${at} of ${bytes.length}`;
}
