/**
 * Width and height of what surrounds a page, at 100 %. Windows 11: two borders of 8 (SM_CXSIZEFRAME 4 and
 * SM_CXPADDEDBORDER 4), a caption of 31, a border of 8 and a menu of 20 (SM_CYMENU). GNOME: a title bar of 37
 * and the menu. macOS 15: a title bar of 28 (AppKit, `NSWindow.frameRect(forContentRect:)`).
 */
const FRAMES: Partial<Record<NodeJS.Platform, [number, number]>> = {
  win32: [16, 59],
  linux: [0, 57],
  darwin: [0, 28],
};
const MENU_BAR = 20;

/** What this system draws around the page of a window with its own title bar. */
export function frameSize(hasMenuBar: boolean): [number, number] {
  const [x, y] = FRAMES[process.platform] ?? [0, 0];
  return [x, hasMenuBar || process.platform === 'darwin' ? y : y - MENU_BAR];
}
