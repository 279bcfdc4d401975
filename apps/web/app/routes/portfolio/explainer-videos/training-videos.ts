import { type Asset, isWebUrl } from '@polaris/contracts';

export type TrainingVideo = Pick<Asset, 'id' | 'name' | 'description' | 'url'>;

/** The demonstrations among the active assets, in list order; only what leads to the web. */
export const trainingVideos = (assets: readonly Asset[]): TrainingVideo[] =>
  assets
    .filter(({ usage, type }) => usage === 'portfolio_demo_video' && type === 'video')
    .filter(({ url }) => isWebUrl(url))
    .map(({ id, name, description, url }) => ({ id, name, description, url }));
