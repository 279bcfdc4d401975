import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Keys } from './render-admin.tsx';

/** What screen readers say of a field beside its name: hints and errors. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** The value of a field. */
export const valueOf = (field: HTMLElement): string =>
  (field as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value;

/** The entry of a list that has this heading. */
export const entryOf = (name: string): HTMLElement | null =>
  screen.queryByRole('heading', { name })?.closest('li') ?? null;

export const findEntry = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name })).closest('li')!;

const toast = () =>
  within(screen.getByRole('region', { name: /^Notifications/ })).queryByRole('listitem');

/** Waits for the toast with this whole text. */
export const expectToast = (title: string, text = '', button = '') =>
  waitFor(() => expect(toast()?.textContent).toBe(`${title}${text}${button}`));

export const toastText = () => toast()?.textContent ?? '';

export const undo = () => within(toast()!).getByRole('button', { name: 'Undo' });

/** Answers the question whether to leave without saving. */
export async function answerLeaving(keys: Keys, answer: 'Leave' | 'Stay'): Promise<void> {
  const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
  within(question).getByText('Your changes are not saved. Leave without saving?');
  await keys.click(within(question).getByRole('button', { name: answer }));
}

/** Replaces what a field holds, at once. */
export async function fill(keys: Keys, field: HTMLElement, text: string): Promise<void> {
  await keys.clear(field);
  if (text !== '') await keys.paste(text);
}

/** The panel with the fields that another window has changed, too: both versions, and a choice. */
export const findConflict = async () =>
  within(await screen.findByRole('group', { name: /Choose what to keep, then save\./ }));
