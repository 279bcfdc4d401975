import type { Settings } from '../../../platform/config/settings';
import { sessionCookie } from './cookies';
import { IDLE_LIFETIME } from './login-session';
import type { LoginSessionStore } from './login-session-store';

/** Login sessions: their cookie, and their rows in the database. */
export const sessionOptions = (settings: Settings, store: LoginSessionStore) => ({
  secret: settings.secrets,
  store: store as never,
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
