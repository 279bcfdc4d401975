import { type Asset, isLinkUrl } from '@polaris/contracts';

export type TrainingVideo = Pick<Asset, 'id' | 'name' | 'description' | 'url'>;

/** The active demo videos with safe addresses, in list order. */
export const trainingVideos = (assets: readonly Asset[]): TrainingVideo[] =>
  assets
    .filter(({ usage, type }) => usage === 'portfolio_demo_video' && type === 'video')
    .filter(({ url }) => isLinkUrl(url))
    .map(({ id, name, description, url }) => ({ id, name, description, url }));
