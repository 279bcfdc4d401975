declare module 'virtual:screen-scripts' {
  /** The addresses of each screen's scripts, by the screen's path. */
  export const screens: Record<string, string[]>;
  /** The addresses of the scripts of React and the router. */
  export const hydrate: string[];
}
