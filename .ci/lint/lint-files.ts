import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Diagnostic {
  message: string;
  code?: string;
  filename: string;
  labels: { span: { line: number } }[];
}

/** The reports of the workspace's own rules for files, by path. Types are left out. */
export function lintFiles(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-lint-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    for (const path of globSync(['{.,{apps,libs}/*}/package.json', '.ci/*/*.js'], { cwd: root }))
      cpSync(join(root, path), join(folder, path));
    const { options, ...config } = JSON.parse(readFileSync(`${root}/.oxlintrc.json`, 'utf8')) as {
      options: object;
    };
    const untyped = { ...options, typeAware: false, typeCheck: false };
    write('.oxlintrc.json', JSON.stringify({ ...config, options: untyped }));
    for (const [path, text] of Object.entries(files)) write(path, text);
    const oxlint = `${root}/node_modules/oxlint/bin/oxlint`;
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    const found = diagnostics.map(({ message, code = '', filename, labels: [label] }) => ({
      path: filename,
      rule: code.replace(/^polaris\((.+)\)$/, '$1'),
      line: label!.span.line,
      message,
    }));
    return (path: string) => found.filter((one) => one.path === path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
