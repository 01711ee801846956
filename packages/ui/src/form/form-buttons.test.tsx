import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Form } from './form';
import { FormButtons } from './form-buttons';

const onSubmit = vi.fn();
const onCancel = vi.fn();

it.each([
  ['acts', false, 1],
  ['does nothing while the form is submitted, and keeps the focus', true, 0],
])('each %s', async (_, busy, times) => {
  onSubmit.mockClear();
  onCancel.mockClear();
  render(
    <Form onSubmit={onSubmit}>
      <FormButtons label="Move" busyLabel="Moving…" busy={busy} onCancel={onCancel} />
    </Form>,
  );
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  const submit = screen.getByRole('button', { name: busy ? 'Moving…' : 'Move' });
  await userEvent.click(cancel);
  expect(document.activeElement).toBe(cancel);
  await userEvent.click(submit);
  expect(document.activeElement).toBe(submit);
  expect(onCancel).toHaveBeenCalledTimes(times);
  expect(onSubmit).toHaveBeenCalledTimes(times);
});

it('says why a form can’t be submitted', () => {
  render(<FormButtons busy={false} reason="Not while the hub can’t be reached." onCancel={onCancel} />);
  expect(screen.getByText('Not while the hub can’t be reached.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});
