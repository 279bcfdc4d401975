import { type BrowserContext, expect } from '@playwright/test';

/** A browser's message for an expected 4xx or 5xx response. */
export const failedResponse = (status: number) =>
  new RegExp(`^Failed to load resource: .*status of ${status}`);

/** A browser's message for an aborted request. */
export const cutOff = /^Failed to load resource: net::ERR_FAILED/;

/** Everything that a browser reports: console errors, uncaught errors, blocked content. */
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

  /** Errors that the test expects. */
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
