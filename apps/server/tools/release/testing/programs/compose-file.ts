import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { machine, readMachine } from './docker-machine.ts';

interface ComposeService {
  image: string;
  environment?: Record<string, string | number | null>;
  volumes?: string[];
  healthcheck: { test: string[] };
}

/**
 * Parses a compose file like the plugin: merge keys, and ${NAME:-default} and ${NAME:?message} from the shell first,
 * then from .env. A setting without a value is passed on if it is set.
 * https://docs.docker.com/reference/compose-file/interpolation/
 */
export function readCompose(folder: string) {
  const file = `${folder}/.env`;
  const stored = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const valueOf = (name: string) => process.env[name] ?? stored[name];
  const filledIn = readFileSync(`${folder}/docker-compose.yml`, 'utf8').replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind?: string, rest: string = '') => {
      const value = valueOf(name);
      if (value) return value;
      if (kind === '?') throw new Error(`required variable ${name} is missing a value: ${rest}`);
      return kind === '-' ? rest : '';
    },
  );
  const { services } = parse(filledIn, { merge: true }) as {
    services: Record<string, ComposeService>;
  };
  return {
    service(name: string) {
      const found = services[name];
      if (!found) throw new Error(`no such service: ${name}`);
      const environment = Object.entries(found.environment ?? {}).flatMap(([key, value]) => {
        const text = value === null ? valueOf(key) : String(value);
        return text === undefined ? [] : [[key, mounted(text)] as const];
      });
      const { replaced } = readMachine();
      const check = found.healthcheck.test.at(-1)!;
      return {
        image: found.image,
        environment: { PATH: '/usr/bin:/bin', ...Object.fromEntries(environment), ...replaced },
        check: check.replace('3000', replaced.PORT ?? '3000'),
      };
    },
  };
}

/** Maps a path in a volume to one on this machine. */
const mounted = (text: string): string => text.replace(/^\/(backups|data)$/, machine('volumes/$1'));
