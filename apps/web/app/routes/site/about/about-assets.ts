import { type Asset, isLinkUrl } from '@polaris/contracts';

const MOST_VIDEOS = 3;

type AboutAsset = Pick<Asset, 'id' | 'name' | 'description' | 'type' | 'usage' | 'url'>;

export interface DemoVideo {
  id: number;
  name: string;
  description: string | null;
  url: string;
}

export interface AboutAssets {
  videos: DemoVideo[];
  /** The address of the resume, where there is one. */
  resume: string | undefined;
}

export const noAboutAssets: AboutAssets = { videos: [], resume: undefined };

/** What the page shows of the active assets, in list order; only what a link may lead to. */
export function aboutAssets(assets: readonly AboutAsset[]): AboutAssets {
  const linked = assets.filter(({ url }) => isLinkUrl(url));
  const videos = linked
    .filter(({ usage, type }) => usage === 'portfolio_demo_video' && type === 'video')
    .slice(0, MOST_VIDEOS)
    .map(({ id, name, description, url }) => ({ id, name, description, url }));
  return { videos, resume: linked.find(({ usage }) => usage === 'portfolio_resume_download')?.url };
}
