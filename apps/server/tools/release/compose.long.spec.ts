import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  pids_limit?: number;
  mem_limit?: string;
  init?: boolean;
  shm_size?: string;
  volumes?: string[];
  tmpfs?: string[];
  environment?: Record<string, string | number | null>;
}

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<'proxy' | 'server' | 'database', Service>;
  volumes: Record<string, null>;
};

it.each(Object.entries(services))('restricts the %s', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    pids_limit: expect.any(Number),
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
  });
});

it('gives the server no capabilities, and a process that reaps others', () => {
  expect(services.server.cap_add).toBeUndefined();
  expect(services.server.init).toBe(true);
  expect(services.database.shm_size).toBe('256m');
});

it('gives the server a volume for each folder that it writes to', () => {
  const { environment, volumes: mounted = [], tmpfs } = services.server;
  const folders = mounted.map((volume) => volume.split(':'));
  for (const name of ['DATA_DIR', 'BACKUP_DIR'])
    expect(folders.map(([, path]) => path)).toContain(environment![name]);
  expect(tmpfs).toEqual(['/tmp']);
  for (const [volume] of folders) expect(Object.keys(volumes)).toContain(volume);
  const image = read('Dockerfile');
  expect(image).toContain('chown node:node /data /backups');
});

it('passes every setting of .env.example on to the server', () => {
  const named = [...read('.env.example').matchAll(/^#(\w+)=/gm)].map(([, name]) => name!);
  const ofCompose = [
    'SITE_ADDRESS',
    'TLS',
    'POSTGRES_PASSWORD',
    'POLARIS_IMAGE',
    'SERVERS',
    'NODE_ENV',
    'STRIPE_API_BASE',
  ];
  const passed = Object.keys(services.server.environment!);
  expect(named.filter((name) => !passed.includes(name) && !ofCompose.includes(name))).toEqual([]);
});
