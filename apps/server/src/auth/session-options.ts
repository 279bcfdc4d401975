import session from '@fastify/session';
import connectPg from 'connect-pg-simple';
import type { DataSource } from 'typeorm';
import type { Settings } from '../platform/config/settings';
import { poolOf } from '../platform/database/pool';
import { sessionCookie } from './cookies';
import { IDLE_LIFETIME } from './login-session';

/** Login sessions: their cookie, and their rows in the database. */
export const sessionOptions = (settings: Settings, dataSource: DataSource) => ({
  secret: settings.sessionSecret,
  store: makeStore(dataSource) as never,
  cookieName: sessionCookie(settings.https),
  saveUninitialized: false,
  rolling: false,
  cookie: {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: settings.https,
    maxAge: IDLE_LIFETIME,
  },
});

function makeStore(dataSource: DataSource) {
  const Store = connectPg(session as never);
  return new Store({
    pool: poolOf(dataSource),
    tableName: 'sessions',
    // ExpiredRowsService removes them.
    pruneSessionInterval: false,
    errorLog: () => undefined,
  });
}
