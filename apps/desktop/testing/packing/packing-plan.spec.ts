import { describe, expect, it } from '@jest/globals';
import { packingPlan } from '../../tools/packing-plan.ts';
import { FEED_PORT } from '../../verify/update-feed.ts';

const notary = { APPLE_API_KEY: 'key.p8', APPLE_API_KEY_ID: 'K', APPLE_API_ISSUER: 'I' };
const unsignedMac = [
  '-c.mac.identity=-',
  '-c.mac.hardenedRuntime=false',
  '-c.mac.notarize=false',
  '-c.extraMetadata.unsigned=true',
];

describe('the packing plan', () => {
  it.each(['linux', 'darwin', 'win32'] as const)(
    'drops secrets on %s that are empty',
    (platform) => {
      const { env } = packingPlan(
        { CSC_LINK: '', CSC_KEY_PASSWORD: '', WIN_CSC_LINK: '', APPLE_API_KEY: '', PATH: '/bin' },
        platform,
      );
      expect(env).toEqual({ PATH: '/bin', CSC_IDENTITY_AUTO_DISCOVERY: 'false' });
    },
  );

  it('signs ad hoc on macOS without a certificate, without notarization', () => {
    expect(packingPlan({ ...notary, CSC_LINK: '' }, 'darwin').args).toEqual(unsignedMac);
  });

  it('uses the hardened runtime on macOS with a certificate, and notarizes if there is a key', () => {
    expect(packingPlan({ CSC_LINK: 'p12', ...notary }, 'darwin').args).toEqual([]);
    expect(
      packingPlan({ CSC_LINK: 'p12', ...notary, APPLE_API_ISSUER: '' }, 'darwin').args,
    ).toEqual(['-c.mac.notarize=false']);
  });

  it("uses the certificate for Windows on Windows, never Apple's", () => {
    const both = {
      CSC_LINK: 'apple',
      CSC_KEY_PASSWORD: 'a',
      WIN_CSC_LINK: 'windows',
      WIN_CSC_KEY_PASSWORD: 'w',
    };
    expect(packingPlan(both, 'win32').env).toMatchObject({
      CSC_LINK: 'windows',
      CSC_KEY_PASSWORD: 'w',
    });
    expect(packingPlan({ ...both, WIN_CSC_LINK: '' }, 'win32').env).not.toHaveProperty('CSC_LINK');
    expect(packingPlan(both, 'darwin').env).not.toHaveProperty('WIN_CSC_LINK');
  });

  it('takes the version only from a version tag', () => {
    const tag = (name: string) => ({ GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: name });
    const version = (name: string) => packingPlan(tag(name), 'linux').args;
    expect(version('v2.3.4')).toEqual(['-c.extraMetadata.version=2.3.4']);
    expect(version('v2.3.4-beta.1')).toEqual(['-c.extraMetadata.version=2.3.4-beta.1']);
    expect(packingPlan({ GITHUB_REF_TYPE: 'branch' }, 'linux').args).toEqual([]);
    for (const name of ['v2', '2.3.4', 'v2.3.4 --publish'])
      expect(() => version(name)).toThrow('is not a version');
  });

  it('publishes to, and updates from, the repository it was built in', () => {
    expect(packingPlan({ GITHUB_REPOSITORY: 'ada/polaris' }, 'linux').args).toEqual([
      '-c.publish.owner=ada',
      '-c.publish.repo=polaris',
    ]);
  });

  it('packs the versions of the update test with the local feed, also in a build of a tag', () => {
    const env = { POLARIS_UPDATE_TEST: '0.0.1', GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v2.3.4' };
    expect(packingPlan({ ...env, GITHUB_REPOSITORY: 'ada/polaris' }, 'linux').args).toEqual([
      '-c.extraMetadata.version=0.0.1',
      '-c.publish.provider=generic',
      `-c.publish.url=http://127.0.0.1:${FEED_PORT}`,
      '-c.directories.output=dist-0.0.1',
    ]);
  });
});
