import { DataSource } from 'typeorm';
import { ActivityEntity } from '../../activities/activity.entity';
import { AppointmentEntity } from '../../appointments/appointment.entity';
import { AssetEntity } from '../../assets/asset.entity';
import { IdentityEntity } from '../../auth/identity.entity';
import { OneTimeTokenEntity } from '../../auth/one-time-token.entity';
import { ContactEntity } from '../../contacts/contact.entity';
import { CustomerEntity } from '../../customers/customer.entity';
import { MailEntity } from '../../mail/mail.entity';
import { PreferencesEntity } from '../../preferences/preferences.entity';
import { PurchaseNoteEntity } from '../../purchases/purchase-note.entity';
import { PurchaseEntity } from '../../purchases/purchase.entity';
import { ServiceEntity } from '../../services/service.entity';
import { UserEntity } from '../../users/user.entity';
import { ActorSubscriber } from './actor-subscriber';
import { Initial1700000000001 } from '../../migrations/0001-initial';
import { Crm1700000000003 } from '../../migrations/0003-crm';
import { Outbox1700000000004 } from '../../migrations/0004-outbox';
import { Delivery1700000000005 } from '../../migrations/0005-delivery';
import { ActivityKeys1700000000006 } from '../../migrations/0006-activity-keys';
import { ShorterMemory1700000000007 } from '../../migrations/0007-shorter-memory';
import { AppCodes1700000000008 } from '../../migrations/0008-app-codes';
import { VerifiedAddresses1700000000009 } from '../../migrations/0009-verified-addresses';
import { UnreadCounts1700000000010 } from '../../migrations/0010-unread-counts';

const entities = [
  ActivityEntity,
  AppointmentEntity,
  AssetEntity,
  ContactEntity,
  CustomerEntity,
  IdentityEntity,
  MailEntity,
  OneTimeTokenEntity,
  PreferencesEntity,
  PurchaseEntity,
  PurchaseNoteEntity,
  ServiceEntity,
  UserEntity,
];

export const migrations = [
  Initial1700000000001,
  Crm1700000000003,
  Outbox1700000000004,
  Delivery1700000000005,
  ActivityKeys1700000000006,
  ShorterMemory1700000000007,
  AppCodes1700000000008,
  VerifiedAddresses1700000000009,
  UnreadCounts1700000000010,
];

/** How long a request waits for the database at each step before it answers 503. */
const CONNECT_MS = 1500;
const QUERY_MS = 3000;

/** The server's connections. Every wait has an end, so that no request hangs on a lost database. */
export function createDataSource(url: string): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    subscribers: [ActorSubscriber],
    installExtensions: false,
    poolSize: 16,
    connectTimeoutMS: CONNECT_MS,
    applicationName: 'polaris',
    extra: { statement_timeout: QUERY_MS, query_timeout: QUERY_MS + 500, keepAlive: true },
    // A connection that the pool loses while idle is replaced by the next request.
    poolErrorHandler: () => undefined,
    logging: false,
  });
}

/** One connection without time limits, for migrations. */
export function createMigrationDataSource(url: string): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    installExtensions: false,
    poolSize: 1,
    applicationName: 'polaris-migrate',
    logging: false,
  });
}
