const original = process.platform;

const override = (platform: NodeJS.Platform) =>
  Object.defineProperty(process, 'platform', { value: platform, configurable: true });

/** Changes `process.platform` until `restorePlatform`. */
export const setPlatform = (platform: NodeJS.Platform): void => void override(platform);
export const restorePlatform = (): void => void override(original);
