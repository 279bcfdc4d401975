/**
 * A placeholder for the critical styles, which are known after rendering. A file of its own, as the
 * browser must not load what finds them.
 */
export const CRITICAL_STYLES = '/* critical styles */';
