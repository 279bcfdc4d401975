/**
 * A placeholder for the critical styles, which are known after rendering. In its own file, so that the browser does not
 * load the code that finds them.
 */
export const CRITICAL_STYLES = '/* critical styles */';
