declare module '*?code' {
  const source: import('../tools/code/highlight.ts').CodeSource;
  export default source;
}
