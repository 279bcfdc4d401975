import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, IconButton } from './button.tsx';
import { ReadOnlyModeContext } from './read-only-mode.ts';

afterEach(cleanup);

const done: string[] = [];
const show = (reason: string | null) =>
  render(
    <ReadOnlyModeContext value={reason}>
      <form
        aria-label="Form"
        onSubmit={(event) => {
          event.preventDefault();
          done.push('submit');
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" pending={false}>
          Save
        </Button>
        <Button onClick={() => done.push('cancel')}>Cancel</Button>
        <Button mutates onClick={() => done.push('edit')}>
          Edit
        </Button>
        <IconButton mutates label="Delete" onClick={() => done.push('delete')}>
          x
        </IconButton>
        <Button pending={false} mutates={false} onClick={() => done.push('more')}>
          Load more
        </Button>
      </form>
    </ReadOnlyModeContext>,
  );

it('disables writing buttons while nothing can be changed, and explains why', async () => {
  done.length = 0;
  show('No connection.');
  const keys = userEvent.setup();
  for (const name of ['Save', 'Edit', 'Delete']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-description')).toBe('No connection.');
    // Shown for the pointer and for the keyboard, which can still reach it.
    expect([button.dataset.tooltip, button.tabIndex]).toEqual(['No connection.', 0]);
    await keys.click(button);
  }
  await keys.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
  for (const name of ['Cancel', 'Load more'])
    await keys.click(screen.getByRole('button', { name }));
  expect(done).toEqual(['cancel', 'more']);
});

it('leaves every button enabled while changes are possible', async () => {
  done.length = 0;
  show(null);
  const keys = userEvent.setup();
  for (const button of screen.getAllByRole('button')) {
    expect(button.hasAttribute('aria-description')).toBe(false);
    await keys.click(button);
  }
  expect(done).toEqual(['submit', 'cancel', 'edit', 'delete', 'more']);
});
