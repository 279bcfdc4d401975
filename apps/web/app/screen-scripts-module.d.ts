declare module 'virtual:screen-scripts' {
  /** By the path of each screen: the addresses of its scripts. */
  export const screens: Record<string, string[]>;
  /** Those of React and the router. */
  export const hydrate: string[];
}
