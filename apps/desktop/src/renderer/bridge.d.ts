interface Window {
  /** Set by the preload script. */
  readonly polaris: import('../bridge/bridge.ts').Bridge;
}
