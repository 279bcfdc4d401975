import * as z from 'zod/mini';
import { serverOrigin } from '../address/server-address.ts';
import { readBytes, setAside, writeBytes } from './durable-file.ts';

const accelerator = z.string().check(z.maxLength(60));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const pixels = z.int().check(z.gte(-100_000), z.lte(100_000));

const settingsSchema = z.object({
  /** Checked again when read: the file can be changed by anyone who can write to the folder. */
  server: z._default(z.nullable(z.string().check(z.refine((text) => serverOrigin(text).ok))), null),
  shortcuts: z._default(z.object({ show: accelerator, capture: accelerator }), {
    show: 'Control+Shift+Space',
    capture: 'Control+Shift+L',
  }),
  /** When nothing is told; null for never. */
  quietHours: z._default(z.nullable(z.object({ from: time, to: time })), null),
  window: z._default(
    z.nullable(
      z.object({ x: pixels, y: pixels, width: pixels, height: pixels, maximized: z.boolean() }),
    ),
    null,
  ),
  theme: z._default(z.enum(['system', 'light', 'dark']), 'system'),
  zoom: z._default(z.number().check(z.gte(-5), z.lte(5)), 0),
  /** The owner agreed that captures are stored unsealed where the machine has no key ring. */
  plainCaptures: z._default(z.boolean(), false),
  /** Someone has signed out here, and the server has yet to hear of it. */
  signOutWaits: z._default(z.boolean(), false),
  /** The newest submission that is known here; null before the first look. */
  seenContact: z._default(z.nullable(z.int()), null),
});
export type SettingsValues = z.output<typeof settingsSchema>;

/** What the app remembers of its owner's wishes: nothing secret, so it is plain text. */
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
      writeBytes(this.path, JSON.stringify(this.values, null, 2));
    } catch {
      // A full disk must not stop the app: what was wished for holds until it ends.
    }
  }

  private read(): SettingsValues | null {
    const content = readBytes(this.path);
    if (!content) return null;
    try {
      return settingsSchema.parse(JSON.parse(content.toString('utf8')));
    } catch {
      setAside(this.path);
      return null;
    }
  }
}
