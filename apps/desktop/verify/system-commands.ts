/*
 * What only the system can do: press keys that no page gets, click a menu, open a link, take a picture of
 * the screen. Each is a command, with its arguments, of a program that the system has or that
 * `desktop.yml` installs.
 */
type Command = [string, ...string[]];

interface KeyNames {
  /** xdotool: the names of X11's keysymdef.h. */
  linux: string;
  /** The virtual key codes of HIToolbox's Events.h. */
  darwin: number;
  /** The virtual key codes of winuser.h. */
  win32: number;
}

const MAC_LETTERS = new Map<string, number>(
  [
    'A0 S1 D2 F3 H4 G5 Z6 X7 C8 V9 B11 Q12 W13 E14 R15 Y16 T17 O31 U32 I34 P35 L37 J38 K40 N45 M46',
    '1-18 2-19 3-20 4-21 6-22 5-23 9-25 7-26 8-28 0-29',
  ].flatMap((row) =>
    row.split(' ').map((one) => [one.charAt(0), Math.abs(Number(one.slice(1)))] as const),
  ),
);

const named: Record<string, KeyNames> = {
  Space: { linux: 'space', darwin: 49, win32: 0x20 },
  Enter: { linux: 'Return', darwin: 36, win32: 0x0d },
  Escape: { linux: 'Escape', darwin: 53, win32: 0x1b },
  Left: { linux: 'Left', darwin: 123, win32: 0x25 },
  Right: { linux: 'Right', darwin: 124, win32: 0x27 },
  F10: { linux: 'F10', darwin: 109, win32: 0x79 },
  F11: { linux: 'F11', darwin: 103, win32: 0x7a },
  ',': { linux: 'comma', darwin: 43, win32: 0xbc },
  '[': { linux: 'bracketleft', darwin: 33, win32: 0xdb },
  ']': { linux: 'bracketright', darwin: 30, win32: 0xdd },
};

const modifiers: Record<string, KeyNames & { apple: string }> = {
  Control: { linux: 'ctrl', darwin: 59, win32: 0x11, apple: 'control down' },
  Shift: { linux: 'shift', darwin: 56, win32: 0x10, apple: 'shift down' },
  Alt: { linux: 'alt', darwin: 58, win32: 0x12, apple: 'option down' },
  Cmd: { linux: 'super', darwin: 55, win32: 0x5b, apple: 'command down' },
};

/** Presses keys, given as an accelerator of Electron such as `Control+Shift+Y`. */
export function pressCommand(keys: string, platform: NodeJS.Platform): Command {
  const parts = keys.split('+');
  const key = keyNames(parts.pop()!);
  const held = parts.map((name) => {
    const own = name === 'CmdOrCtrl' ? (platform === 'darwin' ? 'Cmd' : 'Control') : name;
    const modifier = modifiers[own];
    if (!modifier) throw new Error(`There is no key ${name}.`);
    return modifier;
  });
  if (platform === 'darwin') return osascript(macPress(key.darwin, held));
  if (platform === 'win32')
    return powershell(windowsPress([...held.map(({ win32 }) => win32), key.win32]));
  return ['xdotool', 'key', '--clearmodifiers', [...held, key].map(({ linux }) => linux).join('+')];
}

/** Clicks an item of the menu bar on macOS. */
export const clickMenuCommand = (label: string): Command =>
  osascript(
    [
      'tell application "System Events" to tell process "Polaris"',
      'repeat with one in menu bar items of menu bar 1',
      `if exists menu item "${label}" of menu 1 of one then`,
      `click menu item "${label}" of menu 1 of one`,
      'return',
      'end if',
      'end repeat',
      `error "The menu has no item ${label}."`,
      'end tell',
    ].join('\n'),
  );

/** Prints `true` on macOS for an app that is neither in the Dock nor in Cmd+Tab. */
export const backgroundCommand = (): Command =>
  osascript('tell application "System Events" to get background only of process "Polaris"');

export function openLinkCommand(link: string, platform: NodeJS.Platform): Command {
  if (platform === 'darwin') return ['open', link];
  if (platform === 'win32') return powershell(`Start-Process '${link}'`);
  return ['xdg-open', link];
}

/** Takes a picture of the whole screen, so with the frames of windows. */
export function pictureCommand(path: string, platform: NodeJS.Platform): Command {
  if (platform === 'darwin') return ['screencapture', '-x', path];
  if (platform === 'win32') return powershell(windowsPicture(path));
  return ['import', '-window', 'root', path];
}

function keyNames(name: string): KeyNames {
  const known = named[name];
  if (known) return known;
  const darwin = MAC_LETTERS.get(name);
  if (darwin === undefined) throw new Error(`There is no key ${name}.`);
  return { linux: name.toLowerCase(), darwin, win32: name.charCodeAt(0) };
}

const osascript = (script: string): Command => ['osascript', '-e', script];
const powershell = (script: string): Command => [
  ...(['powershell', '-NoProfile', '-Command'] as const),
  `$ErrorActionPreference = 'Stop'; ${script}`,
];

function macPress(key: number, held: { apple: string }[]): string {
  const using = held.length > 0 ? ` using {${held.map(({ apple }) => apple).join(', ')}}` : '';
  return `tell application "System Events" to key code ${key}${using}`;
}

/** `keybd_event` of user32.dll: 0 presses a key, 2 releases it. */
function windowsPress(codes: number[]): string {
  const send = (code: number, flags: number) => `$keys::keybd_event(${code}, 0, ${flags}, 0)`;
  const declaration =
    '[DllImport("user32.dll")] public static extern void keybd_event(byte key, byte scan, uint flags, int extra);';
  return [
    `$keys = Add-Type -PassThru -Name Keys -Namespace Polaris -MemberDefinition '${declaration}'`,
    ...codes.map((code) => send(code, 0)),
    ...codes.toReversed().map((code) => send(code, 2)),
  ].join('; ');
}

const windowsPicture = (path: string) =>
  [
    'Add-Type -AssemblyName System.Windows.Forms, System.Drawing',
    '$bounds = [System.Windows.Forms.SystemInformation]::VirtualScreen',
    '$picture = New-Object System.Drawing.Bitmap $bounds.Width, $bounds.Height',
    '[System.Drawing.Graphics]::FromImage($picture).CopyFromScreen($bounds.Location, [System.Drawing.Point]::Empty, $bounds.Size)',
    `$picture.Save('${path}')`,
  ].join('; ');
