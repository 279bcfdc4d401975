import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvents } from './render-admin.tsx';

/** The accessible description of a field: hints and errors. */
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

/** Waits for the toast with this exact text. */
export const expectToast = (title: string, text = '', button = '') =>
  waitFor(() => expect(toast()?.textContent).toBe(`${title}${text}${button}`));

export const toastText = () => toast()?.textContent ?? '';

export const undo = () => within(toast()!).getByRole('button', { name: 'Undo' });

/** Answers the confirmation to leave without saving. */
export async function answerLeaving(keys: UserEvents, choice: 'Leave' | 'Stay'): Promise<void> {
  const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
  within(question).getByText('Your changes are not saved. Leave without saving?');
  await keys.click(within(question).getByRole('button', { name: choice }));
}

/** Replaces the value of a field in one step. */
export async function fill(keys: UserEvents, field: HTMLElement, text: string): Promise<void> {
  await keys.clear(field);
  if (text !== '') await keys.paste(text);
}

/** The conflict panel: both versions of fields changed in another window. */
export const findConflict = async () =>
  within(await screen.findByRole('group', { name: /Choose what to keep, then save\./ }));
