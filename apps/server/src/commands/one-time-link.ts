import 'reflect-metadata';
import { cleanEmail } from '@polaris/contracts';
import { SecondFactorsRepository } from '../identity/auth/factors/second-factors.repository';
import { OneTimeLinksService } from '../identity/auth/tokens/one-time-links.service';
import { OneTimeTokensRepository } from '../identity/auth/tokens/one-time-tokens.repository';
import { TokensService } from '../identity/auth/tokens/tokens.service';
import { BusinessClock } from '../platform/config/business-clock';
import { StartError, loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { openDataSource } from '../platform/database/connections';
import { Database } from '../platform/database/database';
import { OneTimeTokenEntity } from '../identity/auth/tokens/one-time-token.entity';
import { dataSourceOptions } from '../platform/database/data-source';
import { prepareDatabase } from '../prepare-database';
import { failStart, joinDatabase, resolveSettings } from '../start';
import { SecurityEventsRepository } from '../records/security-log/security-events.repository';
import { UserEntity } from '../identity/users/user.entity';
import { UsersRepository } from '../identity/users/users.repository';
import { UsersService } from '../identity/users/users.service';

/**
 * `npm run one-time-link -- ADDRESS` prints a link with which the user of an account chooses a new password: for an
 * owner who is locked out of a Polaris without a mail server.
 */
const email = cleanEmail(process.argv[2] ?? '');

try {
  if (!email)
    throw new StartError('Name the address of an account: npm run one-time-link -- ADDRESS');
  readDotEnv();
  const environment = loadEnvironment(process.env);
  const server = await joinDatabase(environment, console.log);
  try {
    await prepareDatabase(server.url);
    const settings = await resolveSettings(environment, server.url);
    const dataSource = await openDataSource({
      ...dataSourceOptions(server.url),
      entities: [OneTimeTokenEntity, UserEntity],
    });
    const database = new Database(dataSource);
    const users = new UsersRepository(database);
    const user = await users.findByEmail(email);
    if (!user) throw new StartError(`There is no account with the address ${email}.`);
    if (user.disabledAt)
      throw new StartError(
        'This account is disabled. Enable it on the page of its customer first.',
      );
    const tokens = new TokensService(
      new OneTimeTokensRepository(database),
      new UsersService(users, settings, new BusinessClock()),
      settings,
    );
    const links = new OneTimeLinksService(tokens);
    const { url, expiresAt } = await database.transaction(async () => {
      const made = { event: 'one_time_link_made', detail: 'on the server' } as const;
      await new SecurityEventsRepository(database).add({ ...made, userId: user.id, actorId: null });
      if (!user.isAdmin && (await new SecondFactorsRepository(database).remove(user.id)))
        console.log('Two-factor authentication of this account is off now.');
      return links.make(user);
    });
    console.log(`${user.email} chooses a new password here, once, until ${expiresAt}:\n${url}`);
    await dataSource.destroy();
  } finally {
    await server.stop();
  }
} catch (error) {
  await failStart(error);
}
