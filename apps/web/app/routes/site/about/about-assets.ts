import { type Asset, isLinkUrl } from '@polaris/contracts';
import { RESUME_FILE } from '../../../../content/resume.ts';
import { isShown } from '../../../portfolio-items.ts';

const MAX_VIDEOS = 3;

type AboutAsset = Pick<Asset, 'id' | 'name' | 'description' | 'type' | 'usage' | 'url'>;

export interface DemoVideo {
  id: number;
  name: string;
  description: string | null;
  url: string;
}

export interface AboutAssets {
  videos: DemoVideo[];
  /** The address of the resume, if any. */
  resume: string | undefined;
}

export const noAboutAssets: AboutAssets = { videos: [], resume: undefined };

/** The active assets of the page with safe addresses, in list order. */
export function aboutAssets(assets: readonly AboutAsset[]): AboutAssets {
  // The generated document is there with its page.
  const isThere = (url: string) => url !== RESUME_FILE || isShown('resume');
  const linked = assets.filter(({ url }) => isLinkUrl(url) && isThere(url));
  const videos = linked
    .filter(({ usage, type }) => usage === 'portfolio_demo_video' && type === 'video')
    .slice(0, MAX_VIDEOS)
    .map(({ id, name, description, url }) => ({ id, name, description, url }));
  return { videos, resume: linked.find(({ usage }) => usage === 'portfolio_resume_download')?.url };
}
