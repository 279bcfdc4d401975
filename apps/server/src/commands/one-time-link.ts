import 'reflect-metadata';
import { OneTimeLinksService } from '../auth/one-time-links.service';
import { TokensService } from '../auth/tokens.service';
import { StartError, loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { createDataSource } from '../platform/database/data-source';
import { migrate } from '../migrations/migrate';
import { failStart, openDatabase, settle } from '../start';
import { UserEntity } from '../users/user.entity';

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
  const database = await openDatabase(environment, console.log);
  try {
    await migrate(database.url);
    const settings = await settle(environment, database.url);
    const dataSource = await createDataSource(database.url).initialize();
    const user = await dataSource.manager
      .createQueryBuilder(UserEntity, 'user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
    if (!user) throw new StartError(`There is no account with the address ${email}.`);
    const links = new OneTimeLinksService(new TokensService(dataSource), settings);
    const { url, expiresAt } = await links.make(user.id, dataSource.manager);
    console.log(`${user.email} chooses a new password here, once, until ${expiresAt}:\n${url}`);
    await dataSource.destroy();
  } finally {
    await database.stop();
  }
} catch (error) {
  failStart(error);
}
