import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CapturesList, type CapturesListProps } from './captures-list.tsx';

const capture = {
  key: 'k1',
  input: {
    customerId: 1,
    customerName: 'Ada Obi',
    type: 'call' as const,
    subject: 'Call Ada',
    description: 'About the invoice',
    dueOn: '2026-03-02',
  },
  refused: null,
  problem: null,
};
const show = (more: Partial<CapturesListProps> = {}) =>
  render(
    <CapturesList
      captures={[capture]}
      otherAccounts={[]}
      onSend={() => undefined}
      onEdit={async () => undefined}
      onDrop={() => undefined}
      {...more}
    />,
  );
afterEach(cleanup);

describe('the list of captures', () => {
  it('shows what was captured, and why it is not sent yet', () => {
    const failed = { ...capture, key: 'k2', problem: 'Your server did not answer.' };
    const refused = { ...capture, key: 'k3', refused: 'This customer was not found.' };
    show({ captures: [capture, failed, refused] });
    const [first, second, third] = screen.getAllByRole('listitem');
    within(first!).getByText('Phone Call · Ada Obi');
    within(first!).getByText('About the invoice');
    within(first!).getByText('Due on 2026-03-02');
    within(first!).getByText('Waiting to be sent.');
    within(second!).getByText('Waiting to be sent. Last attempt: Your server did not answer.');
    within(third!).getByText('Not accepted: This customer was not found.');
  });

  it('sends and discards one capture', async () => {
    const pressed: string[] = [];
    show({
      onSend: (key) => pressed.push(`send ${key}`),
      onDrop: (key) => pressed.push(`drop ${key}`),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(pressed).toEqual(['send k1', 'drop k1']);
  });

  it('edits a capture, and closes the form only when the change is stored', async () => {
    let problem: string | undefined = 'This was sent in the meantime.';
    const onEdit = jest.fn<CapturesListProps['onEdit']>(async () => problem);
    show({ onEdit });
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.clear(screen.getByLabelText('Subject'));
    await userEvent.type(screen.getByLabelText('Subject'), 'Call Sara');
    await userEvent.clear(screen.getByLabelText('Description'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This was sent in the meantime.');
    expect(onEdit).toHaveBeenCalledWith('k1', {
      ...capture.input,
      subject: 'Call Sara',
      description: null,
    });
    problem = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit' });
  });

  it('shows and changes the name of a new customer', async () => {
    const onEdit = jest.fn<CapturesListProps['onEdit']>(async () => undefined);
    const { customerId: _, ...input } = capture.input;
    show({ captures: [{ ...capture, input: { ...input, customerName: 'Sara' } }], onEdit });
    screen.getByText('Phone Call · Sara · new customer');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const name = screen.getByLabelText('New customer');
    await userEvent.clear(name);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await userEvent.type(name, 'Sara Kim');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onEdit).toHaveBeenCalledWith('k1', { ...input, customerName: 'Sara Kim' });
  });

  it('shows where captures of another account or server wait', () => {
    show({ captures: [], otherAccounts: [{ server: 'https://old.example', count: 2 }] });
    screen.getByText(
      /2 captures wait on this machine until .* signs in to https:\/\/old\.example\./,
    );
  });

  it('hides the list of captures when everything was sent', () => {
    const { container } = show({ captures: [] });
    expect(container.textContent).toBe('');
  });
});
