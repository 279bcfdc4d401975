import * as z from 'zod/mini';
import { serverOrigin } from './server-address.ts';
import { readBytes, renameAsBroken, writeDurablySync } from './durable-file.ts';

const accelerator = z.string().check(z.maxLength(60));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** More windows than this are opened by mistake. */
export const MAX_RECORD_WINDOWS = 8;
const pixels = z.int().check(z.gte(-100_000), z.lte(100_000));
const bounds = { x: pixels, y: pixels, width: pixels, height: pixels };
const adminRoute = z.string().check(z.maxLength(2000), z.regex(/^\/admin(\/|$)/));

/** Each field has a default and is parsed separately, so that an invalid one does not affect the others. */
const settingsSchema = z.object({
  /** Validated when read, because other programs can change the file. */
  server: z._default(z.nullable(z.string().check(z.refine((text) => serverOrigin(text).ok))), null),
  /** Null if it is switched off. Excel uses Ctrl+Shift+L for filtering. */
  shortcuts: z._default(
    z.object({ show: z.nullable(accelerator), capture: z.nullable(accelerator) }),
    {
      show: 'Control+Shift+Space',
      capture: 'Control+Shift+Y',
    },
  ),
  /** Taken shortcuts that the user does not want to hear of again. */
  dismissedShortcuts: z._default(z.array(accelerator), []),
  /** When no notifications are shown; null for never. */
  quietHours: z._default(z.nullable(z.object({ from: time, to: time })), null),
  window: z._default(z.nullable(z.object({ ...bounds, maximized: z.boolean() })), null),
  /** The windows besides the main one that were open when the app quit. */
  recordWindows: z._default(
    z.array(z.object({ ...bounds, path: adminRoute })).check(z.maxLength(MAX_RECORD_WINDOWS)),
    [],
  ),
  theme: z._default(z.enum(['system', 'light', 'dark']), 'system'),
  /** The range that Electron allows: 25 % to 500 %. */
  zoom: z._default(z.number().check(z.gte(-7.7), z.lte(8.9)), 0),
  /** The user agreed to store captures unencrypted when there is no unlocked key ring. */
  plainCaptures: z._default(z.boolean(), false),
  /** Signed out here; the login session on the server must still be ended. */
  signOutWaits: z._default(z.boolean(), false),
  /** The highest id of a submission seen here; null before the first check. */
  seenContact: z._default(z.nullable(z.int()), null),
  /** The highest id of a client's message seen here; null before the first check. */
  seenMessage: z._default(z.nullable(z.int()), null),
  /** The reminders already shown, by id and time. */
  reminded: z._default(z.array(z.string()), []),
});
export type SettingsValues = z.output<typeof settingsSchema>;

/** The app's settings, in a JSON file. They hold nothing secret. */
export class Settings {
  private values: SettingsValues;

  constructor(private readonly path: string) {
    this.values = this.read() ?? settingsSchema.parse({});
  }

  get<Name extends keyof SettingsValues>(name: Name): SettingsValues[Name] {
    return this.values[name];
  }

  set(changes: Partial<SettingsValues>): void {
    this.values = { ...this.values, ...changes };
    try {
      writeDurablySync(this.path, JSON.stringify(this.values, null, 2));
    } catch {
      // A full disk must not stop the app: the change then lasts until it quits.
    }
  }

  private read(): SettingsValues | null {
    const content = readBytes(this.path);
    if (!content) return null;
    try {
      const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(content.toString('utf8')));
      const valid = Object.entries(settingsSchema.shape).filter(
        ([name, schema]) => z.safeParse(schema, fields[name]).success,
      );
      return settingsSchema.parse(Object.fromEntries(valid.map(([name]) => [name, fields[name]])));
    } catch {
      renameAsBroken(this.path);
      return null;
    }
  }
}
