import { type BrowserContext, expect } from '@playwright/test';

/** What browsers say of an answer of 4xx or 5xx that a test provokes. */
export const refusedWith = (status: number) =>
  new RegExp(`^Failed to load resource: .*status of ${status}`);

/** What browsers say of a call that a test has cut off. */
export const cutOff = /^Failed to load resource: net::ERR_FAILED/;

/** Everything that a browser complains about: errors on its console, uncaught ones, refused content. */
export class ConsoleErrors {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.seen.push(message.text());
    });
    context.on('weberror', (error) => this.seen.push(`Uncaught: ${error.error().message}`));
    await context.addInitScript(reportViolations);
  }

  /** The test causes these itself. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  check(): void {
    const isAllowed = (text: string) => this.allowed.some((pattern) => pattern.test(text));
    expect(this.seen.filter((text) => !isAllowed(text))).toEqual([]);
  }
}

function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`),
  );
}
