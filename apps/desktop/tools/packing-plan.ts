type Environment = Readonly<Record<string, string | undefined>>;

export interface Plan {
  args: string[];
  env: Record<string, string>;
}

/** What signs a package, and what Apple's notary asks for besides. */
const SIGNING = ['CSC_LINK', 'CSC_KEY_PASSWORD'];
const NOTARY = ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'];

const VERSION = /^v(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;

/**
 * How to pack, from what there is: a secret that a workflow does not have arrives as an empty text, which
 * electron-builder would read as the name of a file.
 */
export function packingPlan(given: Environment, platform: NodeJS.Platform): Plan {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) if (value) env[name] = value;
  if (platform === 'win32') takeWindowsCertificate(env);
  else for (const name of SIGNING) delete env[`WIN_${name}`];
  const args = [...version(env), ...publishing(env), ...(platform === 'darwin' ? forMac(env) : [])];
  if (!env.CSC_LINK) env.CSC_IDENTITY_AUTO_DISCOVERY = 'false';
  return { args, env };
}

/** Windows has a certificate of its own; Apple's would not be trusted there. */
function takeWindowsCertificate(env: Record<string, string>): void {
  for (const name of SIGNING) {
    const own = env[`WIN_${name}`];
    if (own) env[name] = own;
    else delete env[name];
  }
}

/** A tag is the version of what is built from it. */
function version({ GITHUB_REF_TYPE, GITHUB_REF_NAME }: Record<string, string>): string[] {
  if (GITHUB_REF_TYPE !== 'tag') return [];
  const number = VERSION.exec(GITHUB_REF_NAME ?? '')?.[1];
  if (!number) throw new Error(`The tag ${GITHUB_REF_NAME} names no version, as v1.2.3 does.`);
  return [`-c.extraMetadata.version=${number}`];
}

/** New versions are looked for where this one was built. */
function publishing({ GITHUB_REPOSITORY }: Record<string, string>): string[] {
  const [owner, repo] = GITHUB_REPOSITORY?.split('/') ?? [];
  return owner && repo ? [`-c.publish.owner=${owner}`, `-c.publish.repo=${repo}`] : [];
}

/**
 * Without a certificate the app is sealed ad hoc, which runs where its user allows it. The
 * hardened runtime would keep it from loading Electron's own framework.
 */
function forMac(env: Record<string, string>): string[] {
  if (!env.CSC_LINK)
    return ['-c.mac.identity=-', '-c.mac.hardenedRuntime=false', '-c.mac.notarize=false'];
  return NOTARY.every((name) => env[name]) ? [] : ['-c.mac.notarize=false'];
}
