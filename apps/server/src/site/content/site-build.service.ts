import type { WebBuild } from '@polaris/contracts';

/** The web build in this process; in development, its sources through the build tool. */
export abstract class SiteBuild {
  /** Undefined while the server answers its calls alone. */
  abstract load(): Promise<WebBuild | undefined>;
}
