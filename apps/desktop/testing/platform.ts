const own = process.platform;

const be = (platform: NodeJS.Platform) =>
  Object.defineProperty(process, 'platform', { value: platform, configurable: true });

/** As if on another system, until `beOnThisSystem`. */
export const pretendToBeOn = (platform: NodeJS.Platform): void => void be(platform);
export const beOnThisSystem = (): void => void be(own);
