import { type Asset, isLinkUrl } from '@polaris/contracts';
import { entityMatchResources } from '../../../../content/portfolio/entity-match-texts.ts';

type NamedAsset = Pick<Asset, 'name' | 'url'>;

export interface ResourceLink {
  label: string;
  url: string;
}

/** The examples among the active assets, found by name in any case. */
export function entityMatchLinks(assets: readonly NamedAsset[]): ResourceLink[] {
  return entityMatchResources.flatMap(({ label, nameContains }) => {
    const asset = assets.find(
      ({ name, url }) => name.toLowerCase().includes(nameContains) && isLinkUrl(url),
    );
    return asset ? [{ label, url: asset.url }] : [];
  });
}
