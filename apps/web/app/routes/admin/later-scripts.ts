import { LATER_SCRIPTS } from './drawn-names.ts';

const preload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script(?=[^>]* type="module")[^>]*>[\s\S]*?<\/script>/;

/**
 * A page that is drawn waits for none of its scripts: they lie in a template where they stood, and are
 * fetched once it has been painted.
 */
export function withLaterScripts(html: string): string {
  const preloads = (html.match(preload) ?? [])
    .join('')
    .replaceAll('<link ', '<link fetchpriority="low" ');
  return html
    .replace(preload, '')
    .replace(
      moduleScript,
      (script) => `<template id="${LATER_SCRIPTS}">${preloads}${script}</template>`,
    );
}
