interface Window {
  /** Set by the preload script; missing when the page is opened in a browser. */
  readonly shell?: { readonly electron: string };
}
