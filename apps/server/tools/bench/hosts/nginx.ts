import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { treeCpu } from '../measure/proc.ts';
import type { Host } from '../measure/target.ts';
import { freePort } from '../../../src/testing/processes/free-port.ts';
import { startChild, untilAnswered } from './child.ts';

/** The path of nginx, if it is installed. Also looks in Debian's folder, which may not be in PATH. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

/** The version from `nginx -v`. */
export function nginxVersion(nginx: string): string {
  const text = execFileSync('sh', ['-c', '"$0" -v 2>&1', nginx], { encoding: 'utf8' });
  return text.trim().replace('nginx version: ', '');
}

/** nginx that serves only the compressed page, from a file. */
export async function startNginx(
  nginx: string,
  page: string,
): Promise<Host & { stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = join(dirname(page), 'nginx');
  mkdirSync(join(folder, 'html'), { recursive: true });
  copyFileSync(page, join(folder, 'html/index.html'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configuration(folder, port));
  const child = startChild(nginx, ['-c', config, '-p', folder, '-e', join(folder, 'error.log')], {
    cwd: folder,
    env: {},
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(`${origin}/plain`, child);
  return {
    origin,
    cpu: () => ({ node: treeCpu(child.pid), postgres: 0 }),
    output: child.output,
    stop: child.stop,
  };
}

const configuration = (folder: string, port: number): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${folder}/html;
    default_type text/html;
    location = /plain { return 200; }
    location / { add_header Content-Encoding br; }
  }
}
`;
