import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Software bill of materials in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/) of every production package.
 * `npm sbom --omit dev` would omit those that are a development dependency of some workspace, such as zod.
 */

/** Packages whose manifest states the license in a form that npm does not read. */
const STATED_ELSEWHERE: Record<string, string> = {
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
};

/** An entry of the lockfile. Links to workspaces have no integrity. */
export interface LockedPackage {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

type Refs = ReadonlyMap<string, string>;

/** A bill of materials of a lockfile's packages, without those that only development needs. */
export function toSbom({ name, version, packages }: Lockfile) {
  const used = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) =>
      path.includes('node_modules/') && !dev && !devOptional && !link,
  );
  const refs = new Map(used.map(([path, entry]) => [path, purlOf(nameOf(path), entry.version)]));
  const unique = new Map(used.map(([path, entry]) => [refs.get(path), toComponent(path, entry)]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purlOf(name, version),
        name,
        version,
        purl: purlOf(name, version),
      },
    },
    components: [...unique.values()],
    dependencies: toDependencies(used, refs),
  };
}

function toComponent(path: string, { version, integrity, license, optional }: LockedPackage) {
  const name = nameOf(path);
  const [ownName = '', group] = name.split('/').toReversed();
  const purl = purlOf(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name: ownName,
    version,
    scope: optional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: toHex(integrity) }],
    licenses: [toLicense(license ?? STATED_ELSEWHERE[name])],
    purl,
  };
}

/** A package can be installed several times: its dependencies are those of all copies. */
function toDependencies(used: [string, LockedPackage][], refs: Refs) {
  const found = new Map<string, Set<string>>();
  for (const [path, { dependencies = {}, optionalDependencies = {} }] of used) {
    const ref = refs.get(path)!;
    const own = found.get(ref) ?? new Set<string>();
    found.set(ref, own);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = resolve(path, name, refs);
      if (needed) own.add(needed);
    }
  }
  return [...found].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].toSorted() }));
}

/** Finds a package like Node: in the folder itself, then in those above. */
function resolve(path: string, name: string, refs: Refs): string | undefined {
  for (let folder = path; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const ref = refs.get(`${folder}/node_modules/${name}`);
    if (ref) return ref;
  }
  return refs.get(`node_modules/${name}`);
}

const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const toHex = (integrity = '') =>
  Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');

/** A single license by its SPDX id; several as an expression. */
const toLicense = (license = '') =>
  / (AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } };

if (import.meta.main) {
  const read = (path: string): unknown =>
    JSON.parse(readFileSync(`${import.meta.dirname}/../../../${path}`, 'utf8'));
  const { name, version } = read('package.json') as Lockfile;
  const { packages } = read('package-lock.json') as Lockfile;
  const sbom = toSbom({ name, version, packages });
  writeFileSync(process.argv[2] ?? 'sbom.cdx.json', `${JSON.stringify(sbom, null, 2)}\n`);
}
