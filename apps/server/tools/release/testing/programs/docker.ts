/**
 * Simulates Docker 28 and its compose plugin. A container of the server is a process with the environment, volumes and
 * image of the compose file. Supports only the flags of their manuals: https://docs.docker.com/reference/cli/docker/
 * and https://docs.docker.com/reference/cli/docker/compose/
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCompose } from './compose-file.ts';
import { type Image, machine, readMachine, writeMachine } from './docker-machine.ts';

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

function fail(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

/** Parses a command's flags up to its first word, and the words; exits for a flag that the manual lacks. */
function flags(args: string[], options: Options) {
  const known = Object.entries(options ?? {});
  const at = args.findIndex((argument, index) => {
    const before = known.find(([name]) => args[index - 1] === `--${name}`);
    return !argument.startsWith('-') && before?.[1].type !== 'string';
  });
  const end = at < 0 ? args.length : at;
  try {
    const { values } = parseArgs({ args: args.slice(0, end), options, strict: true });
    return {
      values: values as Record<string, string | boolean | undefined>,
      words: args.slice(end),
    };
  } catch (error) {
    return fail(`unknown flag: ${(error as Error).message}`, 125);
  }
}

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
/** False for a zombie: a process that has ended, but that its parent has not read. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

function pull(args: string[]): void {
  const [name] = flags(args, { quiet: flag }).words;
  const { registry } = readMachine();
  const found = Object.values(registry).find(
    (image) => image.tag === name || image.digest === name || registry[name!] === image,
  );
  if (!found) fail(`Error response from daemon: manifest for ${name} not found: manifest unknown`);
  writeMachine((now) =>
    now.images.push({ ...found, tag: name!.includes('@') ? found.tag : name! }),
  );
  console.log(name);
}

const imageOf = (name: string): Image | undefined =>
  readMachine().images.findLast(({ tag, digest }) => tag === name || digest === name);

function inspect(args: string[]): void {
  const { values, words } = flags(args, { format: text });
  const image = imageOf(words[0]!);
  if (!image) fail(`Error response from daemon: No such image: ${words[0]}`);
  if (values.format === '{{index .Config.Labels "org.opencontainers.image.version"}}')
    console.log(image.version);
  else if (values.format === '{{range .RepoDigests}}{{println .}}{{end}}')
    console.log(image.digest);
  else fail(`template parsing error: ${values.format}`);
}

function remove(args: string[]): void {
  const [name] = flags(args, {}).words;
  if (!imageOf(name!)) fail(`Error response from daemon: No such image: ${name}`);
  writeMachine((now) => {
    now.images = now.images.filter(({ tag, digest }) => tag !== name && digest !== name);
  });
}

/** Shares compiled packages between the processes of the tests. */
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** Runs the command of a one-off or running container on the files of the image. */
function runIn(image: Image, [program, ...args]: string[], env: Record<string, string>): number {
  const inside = (word: string) =>
    word
      .replace(/^\/(backups|data)(?=\/|$)/, machine('volumes/$1'))
      .replace(/^apps\/server\/dist/, image.dist);
  const found = program === 'node' ? process.execPath : program!;
  const { status } = spawnSync(found, args.map(inside), {
    stdio: 'inherit',
    env: { ...compiled, ...env },
  });
  return status ?? 137;
}

function run(args: string[], compose: ReturnType<typeof readCompose>): number {
  const { words } = flags(args, {
    rm: flag,
    'no-deps': flag,
    'no-TTY': flag,
    T: { ...flag, short: 'T' },
  });
  const [service, ...command] = words;
  const { image, environment } = compose.service(service!);
  const found = imageOf(image);
  if (!found) fail(`Error response from daemon: pull access denied for ${image}`);
  return runIn(found, command, environment);
}

/** Exits with 1 as soon as the container has ended or the time is over, like --wait. */
function up(args: string[], compose: ReturnType<typeof readCompose>): number {
  const { values } = flags(args, {
    detach: flag,
    'no-build': flag,
    'remove-orphans': flag,
    wait: flag,
    'wait-timeout': text,
  });
  const { image, environment } = compose.service('server');
  const found = imageOf(image);
  if (!found) fail(`Error response from daemon: pull access denied for ${image}`);
  const log = openSync(machine('log'), 'a');
  const child = spawn(process.execPath, [`${found.dist}/main.js`], {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...compiled, ...environment },
  });
  child.unref();
  writeFileSync(machine('pid'), String(child.pid));
  for (let waited = 0; waited < Number(values['wait-timeout'] ?? 600) * 2; waited += 1) {
    if (isHealthy(compose)) return 0;
    if (!isRunning(child.pid!)) fail('container polaris-server-1 exited (1)');
    spawnSync('sleep', ['0.5']);
  }
  return fail('container polaris-server-1 is unhealthy');
}

/** Whether the container is healthy, by the health check of the compose file. */
function isHealthy(compose: ReturnType<typeof readCompose>): boolean {
  const { environment, check } = compose.service('server');
  return spawnSync(process.execPath, ['-e', check], { env: environment }).status === 0;
}

function stop(args: string[]): number {
  const [service] = flags(args, { timeout: text }).words;
  if (service !== 'server' || !existsSync(machine('pid'))) return 0;
  const pid = Number(readFileSync(machine('pid'), 'utf8'));
  spawnSync('kill', [String(pid)]);
  while (isRunning(pid)) spawnSync('sleep', ['0.05']);
  rmSync(machine('pid'));
  return 0;
}

function exec(args: string[], compose: ReturnType<typeof readCompose>): number {
  const { words } = flags(args, { 'no-TTY': flag, T: { ...flag, short: 'T' } });
  if (!existsSync(machine('pid'))) fail('service "server" is not running');
  return runIn({ dist: '/' } as Image, words.slice(1), compose.service('server').environment);
}

function logs(args: string[]): number {
  flags(args, { 'no-log-prefix': flag, follow: flag, tail: text });
  process.stdout.write(existsSync(machine('log')) ? readFileSync(machine('log')) : '');
  return 0;
}

function ps(args: string[]): number {
  flags(args, { status: text, quiet: flag });
  if (existsSync(machine('pid'))) console.log('0123456789ab');
  return 0;
}

function compose(args: string[]): number {
  if (args[0] === 'version') return 0;
  const { values, words } = flags(args, { 'project-directory': text, progress: text });
  const [command, ...rest] = words;
  const file = readCompose(String(values['project-directory']));
  const commands: Record<string, () => number> = {
    run: () => run(rest, file),
    up: () => up(rest, file),
    stop: () => stop(rest),
    exec: () => exec(rest, file),
    logs: () => logs(rest),
    ps: () => ps(rest),
  };
  return commands[command!]?.() ?? fail(`unknown docker command: "compose ${command}"`, 16);
}

const [command, ...args] = process.argv.slice(2);
if (existsSync(machine('down'))) fail('Cannot connect to the Docker daemon. Is it running?');
if (command === 'compose') process.exit(compose(args));
else if (command === 'pull') pull(args);
else if (command === 'image' && args[0] === 'inspect') inspect(args.slice(1));
else if (command === 'image' && args[0] === 'rm') remove(args.slice(1));
else if (command === 'image' && args[0] === 'prune')
  flags(args.slice(1), { force: flag, filter: text });
else if (command !== 'info') fail(`docker: unknown command: docker ${command}`);
