declare module 'virtual:page-script' {
  export const pageScriptAddress: string;
}
