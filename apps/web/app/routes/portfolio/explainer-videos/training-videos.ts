import { type Asset, isLinkUrl } from '@polaris/contracts';

export type TrainingVideo = Pick<Asset, 'id' | 'name' | 'description' | 'url'>;

/** The demonstrations among the active assets, in list order; only what a link may lead to. */
export const trainingVideos = (assets: readonly Asset[]): TrainingVideo[] =>
  assets
    .filter(({ usage, type }) => usage === 'portfolio_demo_video' && type === 'video')
    .filter(({ url }) => isLinkUrl(url))
    .map(({ id, name, description, url }) => ({ id, name, description, url }));
