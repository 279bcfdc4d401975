import { appendFileSync, renameSync, statSync } from 'node:fs';

const MAX_SIZE = 1_000_000;

/** Removed from the log: credentials, email addresses, query strings, user names in paths. */
const secrets: [RegExp, string][] = [
  [
    /(["']?(?:cookie|set-cookie|authorization|password|token|code|verifier|secret|idempotency-key)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;}&]+)/gi,
    '$1[redacted]',
  ],
  [/\bBearer\s+\S+/gi, 'Bearer [redacted]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]'],
  [/(\b(?:https?|app|polaris):\/\/[^\s?#"']*)[?#][^\s"']*/gi, '$1?[redacted]'],
  [/(\/(?:home|Users)\/|\\Users\\)[^/\\\s]+/g, '$1[user]'],
];

export const redact = (text: string): string =>
  secrets.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);

/** The log file, redacted. It is rotated at 1 MB; one older file is kept. */
export class Log {
  constructor(readonly path: string) {}

  write(text: string): void {
    try {
      this.rotate();
      const line = redact(text)
        .replaceAll(/[\r\n]+/g, ' ')
        .slice(0, 2000);
      appendFileSync(this.path, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 });
    } catch {
      // A full disk must not stop the app from working.
    }
  }

  private rotate(): void {
    const size = statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > MAX_SIZE) renameSync(this.path, `${this.path}.1`);
  }
}
