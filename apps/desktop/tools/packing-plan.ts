type Environment = Readonly<Record<string, string | undefined>>;

export interface Plan {
  args: string[];
  env: Record<string, string>;
}

/** The environment variables for signing, and those for Apple's notarization. */
const SIGNING = ['CSC_LINK', 'CSC_KEY_PASSWORD'];
const NOTARY = ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'];

const VERSION = /^v(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;

/**
 * The arguments and environment for electron-builder. Drops empty variables: a missing secret in a workflow is an empty
 * string, which electron-builder would use as a file name.
 */
export function packingPlan(given: Environment, platform: NodeJS.Platform): Plan {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) if (value) env[name] = value;
  if (platform === 'win32') selectWindowsCertificate(env);
  else for (const name of SIGNING) delete env[`WIN_${name}`];
  const made = env.POLARIS_UPDATE_TEST
    ? forUpdateTest(env.POLARIS_UPDATE_TEST)
    : [...version(env), ...publishing(env)];
  const args = [...made, ...(platform === 'darwin' ? forMac(env) : [])];
  if (!env.CSC_LINK) env.CSC_IDENTITY_AUTO_DISCOVERY = 'false';
  return { args, env };
}

/** Windows needs its own certificate, as it does not trust Apple's. */
function selectWindowsCertificate(env: Record<string, string>): void {
  for (const name of SIGNING) {
    const own = env[`WIN_${name}`];
    if (own) env[name] = own;
    else delete env[name];
  }
}

/** A build from a tag has the tag's version. */
function version({ GITHUB_REF_TYPE, GITHUB_REF_NAME }: Record<string, string>): string[] {
  if (GITHUB_REF_TYPE !== 'tag') return [];
  const number = VERSION.exec(GITHUB_REF_NAME ?? '')?.[1];
  if (!number) throw new Error(`The tag ${GITHUB_REF_NAME} is not a version such as v1.2.3.`);
  return [`-c.extraMetadata.version=${number}`];
}

/** The repository that runs the workflow, where releases are published and updates are found. */
function publishing({ GITHUB_REPOSITORY }: Record<string, string>): string[] {
  const [owner, repo] = GITHUB_REPOSITORY?.split('/') ?? [];
  return owner && repo ? [`-c.publish.owner=${owner}`, `-c.publish.repo=${repo}`] : [];
}

/** A version that updates from the feed of `verify/update-feed.ts`, in its own folder. */
function forUpdateTest(number: string): string[] {
  return [
    `-c.extraMetadata.version=${number}`,
    '-c.publish.provider=generic',
    '-c.publish.url=http://127.0.0.1:8737',
    `-c.directories.output=dist-${number}`,
  ];
}

/**
 * Without a certificate the app is signed ad hoc: users must allow it on their machine, and it cannot update itself.
 * The hardened runtime is off, as the app could then not load Electron's framework.
 */
function forMac(env: Record<string, string>): string[] {
  if (!env.CSC_LINK)
    return [
      '-c.mac.identity=-',
      '-c.mac.hardenedRuntime=false',
      '-c.mac.notarize=false',
      '-c.extraMetadata.unsigned=true',
    ];
  return NOTARY.every((name) => env[name]) ? [] : ['-c.mac.notarize=false'];
}
