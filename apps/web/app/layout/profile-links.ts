import { type Asset, isLinkUrl } from '@polaris/contracts';

export interface ProfileLinks {
  github: string;
  linkedin: string;
}

const NOWHERE = '#';
const GITHUB_ASSET = 'GitHub Profile Link';

export const noProfileLinks: ProfileLinks = { github: NOWHERE, linkedin: NOWHERE };

type ProfileAsset = Pick<Asset, 'name' | 'usage' | 'url'>;

/** The owner's profiles from the assets; `#` for a missing one. */
export function profileLinks(assets: readonly ProfileAsset[]): ProfileLinks {
  const byUsage = (usage: Asset['usage']) => assets.find((asset) => asset.usage === usage);
  const named = assets.find((asset) => asset.name.toLowerCase() === GITHUB_ASSET.toLowerCase());
  return {
    github: address(named ?? byUsage('site_github_profile')),
    linkedin: address(byUsage('site_linkedin_profile')),
  };
}

const address = (asset: ProfileAsset | undefined): string =>
  asset && isLinkUrl(asset.url) ? asset.url : NOWHERE;
