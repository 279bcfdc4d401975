import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { addBrowserFeatures } from './browser-features.js';

/** Adds Node's fetch, which jsdom lacks, so that screens talk to a real server. */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    const { fetch, Headers, Request, Response, AbortController, AbortSignal, TextEncoder } =
      globalThis;
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      TextEncoder,
    });
    addBrowserFeatures(this.global);
  }
}
