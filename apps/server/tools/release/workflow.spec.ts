import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Step {
  name?: string;
  run?: string;
  with?: Record<string, string>;
}
interface Job {
  needs?: string | string[];
  uses?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { os: string[] } };
  outputs?: Record<string, string>;
  steps?: Step[];
}

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const text = read('.github/workflows/release.yml');
const { on, permissions, jobs } = parse(text) as {
  on: object;
  permissions: object;
  jobs: Record<string, Job>;
};
const commands = (job: string) => jobs[job]!.steps!.flatMap(({ run }) => run ?? []).join('\n');

describe('the workflow of a release', () => {
  it('runs only for tags, and lets only the publishing jobs write', () => {
    expect(on).toEqual({ push: { tags: ['v*'] } });
    expect(permissions).toEqual({ contents: 'read' });
    const writing = Object.entries(jobs).filter(([, { permissions: own }]) =>
      Object.values(own ?? {}).includes('write'),
    );
    expect(writing.map(([name, { permissions: own }]) => [name, own])).toEqual([
      ['draft', { contents: 'write' }],
      ['image', { contents: 'read', packages: 'write' }],
      ['containers', { contents: 'read', packages: 'write' }],
      ['publish', { contents: 'write' }],
    ]);
  });

  it("rejects a tag that differs from the packages' version, or that the changelog lacks", () => {
    expect(commands('draft')).toContain(
      'test "$TAG" = "v$(jq --raw-output .version package.json)"',
    );
    expect(commands('draft')).toContain('test -s notes.md');
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('docs/changelog.md')).toContain(`\n## ${version}`);
    for (const folder of ['apps/server', 'apps/web', 'apps/desktop', 'libs/contracts', 'libs/ui'])
      expect(JSON.parse(read(`${folder}/package.json`))).toMatchObject({ version });
  });

  it('builds both architectures on one base image, resolved to a digest', () => {
    expect(commands('base')).toMatch(/imagetools inspect node:24-slim .*\.Manifest\.Digest/);
    expect(jobs.image!.strategy!.matrix.os).toEqual(['ubuntu-24.04', 'ubuntu-24.04-arm']);
    expect(commands('image')).toContain('--build-arg "NODE_IMAGE=$NODE_IMAGE"');
    expect(commands('image')).toMatch(/--sbom=true --provenance=mode=max/);
    const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}']));
  });

  it('installs its own packages before it publishes anything', () => {
    for (const job of ['containers', 'service']) {
      const steps = jobs[job]!.steps!;
      const installed = steps.findIndex(({ name }) => name === 'Install it as an operator does');
      const uploaded = steps.findIndex(({ with: given }) => given?.name?.startsWith('server-'));
      expect([installed > 0, uploaded > installed]).toEqual([true, true]);
    }
    expect(jobs.publish!.needs).toEqual(['containers', 'service', 'desktop', 'test-all']);
    expect(jobs.desktop!.uses).toBe('./.github/workflows/desktop.yml');
    expect(text.match(/--draft=false/g)).toHaveLength(1);
    expect(commands('publish')).toMatch(/gh release upload .*\ngh release edit .*--draft=false/);
  });

  it('calls only files that exist', () => {
    const files = [...text.matchAll(/apps\/server\/tools\/\S+\.ts/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [path] of files) expect(read(path)).not.toBe('');
  });
});
