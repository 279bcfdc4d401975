import displayFont from '@polaris/ui/fonts/newsreader-display.woff2?url';
import textFont from '@polaris/ui/fonts/hanken-grotesk.woff2?url';

/** The fonts that every page uses. Without a preload they load only after the stylesheet. */
export const preloadedFonts = [displayFont, textFont];
