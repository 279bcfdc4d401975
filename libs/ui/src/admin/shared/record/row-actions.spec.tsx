import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RowActions } from './row-actions.tsx';

afterEach(cleanup);

function show() {
  const done: string[] = [];
  render(
    <RowActions
      name="Ada"
      actions={[
        { label: 'Edit', id: 'edit-7', onClick: () => done.push('edit') },
        { label: 'Delete', onClick: () => done.push('delete') },
      ]}
    />,
  );
  return { keys: userEvent.setup({ delay: null }), done };
}

const menuButton = () => screen.getByRole('button', { name: 'Actions for Ada' });
const menu = () => screen.queryByRole('group', { name: 'Actions for Ada' });

it('closes the menu of a row and returns the focus when one of its actions is used', async () => {
  const { keys, done } = show();
  expect(menu()).toBeNull();
  await keys.click(menuButton());
  expect(menuButton().getAttribute('aria-expanded')).toBe('true');
  await keys.click(within(menu()!).getByRole('button', { name: 'Delete Ada' }));
  expect(done).toEqual(['delete']);
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(menuButton());
});

it('gives the id of a row action to only one button while the menu is open', async () => {
  const { keys, done } = show();
  await keys.click(menuButton());
  expect(document.querySelectorAll('#edit-7')).toHaveLength(1);
  await keys.click(document.getElementById('edit-7')!);
  expect(done).toEqual(['edit']);
});

it('closes the menu of a row on its button, on Escape, and on a click elsewhere', async () => {
  const { keys, done } = show();
  await keys.click(menuButton());
  await keys.click(menuButton());
  expect(menu()).toBeNull();
  await keys.click(menuButton());
  await keys.keyboard('{Escape}');
  expect([menu(), document.activeElement]).toEqual([null, menuButton()]);
  await keys.click(menuButton());
  await keys.click(document.body);
  expect([menu(), done]).toEqual([null, []]);
});

it('shows the actions of a row without hover and focus', () => {
  show();
  const action = screen.getByRole('button', { name: 'Delete Ada' });
  expect(action.parentElement!.className).not.toContain('opacity-0');
});
