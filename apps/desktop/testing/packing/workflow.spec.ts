import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Step {
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}
interface Job {
  permissions?: Record<string, string>;
  strategy?: { matrix: { os: string[] } };
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<'package', Job>;
}

const root = join(import.meta.dirname, '../../../..');
const text = readFileSync(join(root, '.github/workflows/desktop.yml'), 'utf8');
const { on, jobs } = parse(text) as Workflow;
const packages = jobs.package.steps;
const indexOf = (name: string) => packages.findIndex((step) => step.name === name);
const uploads = packages.filter(({ uses }) => uses?.startsWith('actions/upload-artifact'));

describe('the workflow of the desktop app', () => {
  it('runs for releases, for changes of the app, and every week', () => {
    expect(Object.keys(on)).toEqual([
      'workflow_call',
      'pull_request',
      'schedule',
      'workflow_dispatch',
    ]);
    expect(on.pull_request).toMatchObject({ paths: expect.arrayContaining(['apps/desktop/**']) });
  });

  it('packs without publishing, and may write nothing', () => {
    const packing = packages.filter(({ run }) => run?.includes('npm run package'));
    expect(packing).toHaveLength(2);
    for (const { run } of packing) expect(run).toContain('--publish never');
    expect(Object.keys(jobs)).toEqual(['package']);
    expect(jobs.package.permissions).toBeUndefined();
  });

  it('verifies on each system what its own installer has installed', () => {
    const installers = packages.filter(({ name }) => name?.startsWith('Install the package'));
    expect(
      installers.map(({ run }) => /apt-get install|hdiutil|Start-Process/.exec(run!)?.[0]),
    ).toEqual([...['apt-get install', 'hdiutil', 'Start-Process']]);
    const verified = packages.filter(({ run }) => run?.includes('verify:electron'));
    for (const system of ['Linux', 'macOS', 'Windows'])
      expect(
        verified.filter((step) => step.if!.includes(system) && step.run!.includes('--installed')),
      ).toHaveLength(1);
    expect(verified.filter(({ run }) => run!.includes('--update'))).toHaveLength(3);
    expect(verified.filter(({ run }) => run!.includes('.AppImage'))).toHaveLength(2);
  });

  it('never switches the sandbox off, and verifies the deb with the rules of the system', () => {
    expect(text).not.toContain('no-sandbox');
    const allowed = indexOf('Allow user namespaces, as desktops without AppArmor do');
    expect(packages[allowed]!.run).toContain('apparmor_restrict_unprivileged_userns=0');
    expect(indexOf('Verify the installed app')).toBeLessThan(allowed);
    expect(indexOf('Verify the AppImage')).toBeGreaterThan(allowed);
  });

  it('uploads only files that were verified', () => {
    const written = indexOf('Write the checksums');
    const checked = indexOf('Check that the verified files are the packed ones');
    expect(written).toBe(indexOf('Pack') + 1);
    expect(checked).toBeGreaterThan(indexOf("Verify an update, by the system's installer"));
    expect(packages.indexOf(uploads[0]!)).toBe(checked + 1);
  });

  it('uploads the update feeds and zips that updates need, and the proof of every run', () => {
    const paths = uploads.map((step) => step.with!.path!.split('\n').filter(Boolean));
    for (const kind of [
      '*.AppImage',
      '*.deb',
      '*.dmg',
      '*.zip',
      '*.exe',
      '*.blockmap',
      'latest*.yml',
    ])
      expect(paths[0]).toContain(`apps/desktop/dist/${kind}`);
    expect(uploads.map((step) => step.if)).toEqual([undefined, 'always()']);
    expect(paths[1]).toContain('reports/electron/');
  });

  it('calls only scripts that exist', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'apps/desktop/package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const scripts = [...text.matchAll(/npm run (\S+) -w apps\/desktop/g)].map(([, name]) => name!);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
    const files = [...text.matchAll(/apps\/desktop\/(?:tools|verify)\/\S+\.(?:ts|sh)/g)];
    expect(files.length).toBeGreaterThan(3);
    for (const [path] of files) expect(readFileSync(join(root, path), 'utf8')).not.toBe('');
  });
});
