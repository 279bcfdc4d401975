import type { WebBuild } from '@polaris/contracts';

/** The web build in this process; in development, its sources through the build tool. */
export abstract class SiteBuild {
  /** Undefined if this server only has the API. */
  abstract load(): Promise<WebBuild | undefined>;
}
