import type { DataSourceOptions } from 'typeorm';
import { ActorSubscriber } from './actor-subscriber';

/** How long a request waits for the database at each step before it answers 503. */
const CONNECT_MS = 1500;
const QUERY_MS = 3000;

/**
 * The server's connections. Every wait has an end, so that no request hangs on a lost database. The
 * entities are added by who makes the connections: the modules of the server, or a command.
 */
export const dataSourceOptions = (url: string) =>
  ({
    type: 'postgres',
    url,
    subscribers: [ActorSubscriber],
    installExtensions: false,
    poolSize: 16,
    connectTimeoutMS: CONNECT_MS,
    applicationName: 'polaris',
    extra: { statement_timeout: QUERY_MS, query_timeout: QUERY_MS + 500, keepAlive: true },
    // A connection that the pool loses while idle is replaced by the next request.
    poolErrorHandler: () => undefined,
    logging: false,
  }) satisfies DataSourceOptions;
