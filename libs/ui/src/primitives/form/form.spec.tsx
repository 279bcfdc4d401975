import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Alert } from '../alert.tsx';
import { Form } from './form.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function LongForm() {
  const [failed, setFailed] = useState(0);
  return (
    <Form
      aria-label="Long"
      onSubmit={(event) => {
        event.preventDefault();
        setFailed(failed + 1);
      }}
    >
      {failed > 0 && <Alert key={failed}>It was not saved.</Alert>}
      <button type="submit">Save</button>
    </Form>
  );
}

it('scrolls to the message above a long form each time that it was not saved', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const keys = userEvent.setup();
  render(<LongForm />);
  for (const times of [1, 2]) {
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(scrolled).toHaveBeenCalledTimes(times);
    expect(scrolled.mock.contexts.at(-1)).toBe(alert);
  }
});
