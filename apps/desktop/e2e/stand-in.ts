import type { Target } from '../verify/running-app.ts';

/** What only the stand-in can do: tests have no access to a system's notifications and browser. */
export class StandIn {
  private readonly url: string;

  constructor({ env }: Target) {
    this.url = `http://127.0.0.1:${env.POLARIS_STAND_IN}`;
  }

  /** Clicks the notification with this title, once it is shown. */
  async openNotification(title: string): Promise<void> {
    await this.control('/notification', title);
  }

  /** The URL last opened in the system's browser. */
  openedUrl(): Promise<string> {
    return this.control('/opened-url');
  }

  /** The messages of the dialogs so far. */
  dialogs(): Promise<string[]> {
    return this.control('/dialogs');
  }

  /** Chooses the button, by index, that is pressed in later dialogs. */
  async answerDialogs(index: number): Promise<void> {
    await this.control('/dialog', `${index}`);
  }

  private async control<Result>(path: string, body = ''): Promise<Result> {
    const response = await fetch(this.url + path, { method: 'POST', body });
    return (await response.json()) as Result;
  }
}
