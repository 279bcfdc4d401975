import 'reflect-metadata';
import { OneTimeLinksService } from '../auth/one-time-links.service';
import { OneTimeTokensRepository } from '../auth/one-time-tokens.repository';
import { TokensService } from '../auth/tokens.service';
import { StartError, loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { openDataSource } from '../platform/database/connections';
import { OneTimeTokenEntity } from '../auth/one-time-token.entity';
import { dataSourceOptions } from '../platform/database/data-source';
import { prepareDatabase } from '../prepare-database';
import { failStart, joinDatabase, resolveSettings } from '../start';
import { UserEntity } from '../users/user.entity';
import { UsersRepository } from '../users/users.repository';
import { UsersService } from '../users/users.service';

/**
 * `npm run one-time-link -- ADDRESS` prints a link with which the person of an account chooses a new
 * password: for an owner who is locked out where no mail is sent.
 */
const [email = ''] = process.argv.slice(2);

try {
  if (!email)
    throw new StartError('Name the address of an account: npm run one-time-link -- ADDRESS');
  readDotEnv();
  const environment = loadEnvironment(process.env);
  const database = await joinDatabase(environment, console.log);
  try {
    await prepareDatabase(database.url);
    const settings = await resolveSettings(environment, database.url);
    const dataSource = await openDataSource({
      ...dataSourceOptions(database.url),
      entities: [OneTimeTokenEntity, UserEntity],
    });
    const users = new UsersRepository(dataSource);
    const user = await users.findByEmail(email);
    if (!user) throw new StartError(`There is no account with the address ${email}.`);
    const tokens = new TokensService(
      new OneTimeTokensRepository(dataSource),
      new UsersService(users, settings),
    );
    const links = new OneTimeLinksService(tokens, settings);
    const { url, expiresAt } = await links.make(user, dataSource.manager);
    console.log(`${user.email} chooses a new password here, once, until ${expiresAt}:\n${url}`);
    await dataSource.destroy();
  } finally {
    await database.stop();
  }
} catch (error) {
  failStart(error);
}
