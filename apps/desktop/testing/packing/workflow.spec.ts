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
  if?: string;
  needs?: string[];
  permissions?: Record<string, string>;
  strategy?: { matrix: { os: string[] } };
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<'draft' | 'package' | 'release', Job>;
}

const root = join(import.meta.dirname, '../../../..');
const text = readFileSync(join(root, '.github/workflows/desktop.yml'), 'utf8');
const { on, jobs } = parse(text) as Workflow;
const steps = Object.values(jobs).flatMap((job) => job.steps);
const packages = jobs.package.steps;
const indexOf = (name: string) => packages.findIndex((step) => step.name === name);
const uploads = packages.filter(({ uses }) => uses?.startsWith('actions/upload-artifact'));

describe('the workflow of the desktop app', () => {
  it('runs for tags, for changes of the app, and every week', () => {
    expect(Object.keys(on)).toEqual(['push', 'pull_request', 'schedule', 'workflow_dispatch']);
    expect(on.push).toEqual({ tags: ['v*'] });
    expect(on.pull_request).toMatchObject({ paths: expect.arrayContaining(['apps/desktop/**']) });
  });

  it('creates the release once, outside of the matrix, as a draft', () => {
    const creating = steps.filter(({ run }) => run?.includes('release create'));
    expect(creating).toHaveLength(1);
    expect(jobs.draft.steps).toContain(creating[0]);
    expect(creating[0]!.run).toContain('--draft');
    expect(jobs.draft.strategy).toBeUndefined();
  });

  it('packs without publishing, and only its first and last job may write', () => {
    const packing = packages.filter(({ run }) => run?.includes('npm run package'));
    expect(packing).toHaveLength(2);
    for (const { run } of packing) expect(run).toContain('--publish never');
    expect(jobs.package.permissions).toBeUndefined();
    for (const job of [jobs.draft, jobs.release])
      expect(job.permissions).toEqual({ contents: 'write' });
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

  it('uploads only files that were verified, and publishes them in one job at the end', () => {
    const written = indexOf('Write the checksums');
    const checked = indexOf('Check that the verified files are the packed ones');
    expect(written).toBe(indexOf('Pack') + 1);
    expect(checked).toBeGreaterThan(indexOf("Verify an update, by the system's installer"));
    expect(packages.indexOf(uploads[0]!)).toBe(checked + 1);
    expect(jobs.release.needs).toEqual(['draft', 'package']);
    // Without a condition of its own it runs only after both have succeeded, so for tags alone.
    expect(jobs.release.if).toBeUndefined();
    expect(jobs.draft.if).toBe("github.ref_type == 'tag'");
    const undrafting = steps.filter(({ run }) => run?.includes('--draft=false'));
    expect(undrafting).toEqual([jobs.release.steps.at(-1)]);
    expect(undrafting[0]!.run).toMatch(/^gh release upload .*\n.*--draft=false/);
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
