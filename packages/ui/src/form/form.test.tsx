import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Banner } from '../state/banner';
import { DateField } from './date-field';
import { Form } from './form';
import { TextField } from './text-field';

const ignore = () => undefined;

function Example({ check }: { check: () => string | undefined | Promise<string | undefined> }) {
  const [error, setError] = useState<string>();
  return (
    <Form
      onSubmit={async () => {
        setError(await check());
      }}
    >
      <TextField label="Person" value="" onChange={ignore} />
      <TextField label="Name" value="" onChange={ignore} error={error} />
      <button>Save</button>
    </Form>
  );
}

describe('Form', () => {
  it('puts the focus on the first field with an error', async () => {
    render(<Example check={() => 'Give it a name.'} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('does so for an error that the server finds later', async () => {
    let answer: (error: string) => void = ignore;
    render(<Example check={() => new Promise((resolve) => (answer = resolve))} />);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    answer('There is one of this name.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('puts it on the message that a save failed, and brings that into sight', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    function Failing() {
      const [failure, setFailure] = useState<string>();
      return (
        <Form onSubmit={() => setFailure('The hub could not be reached.')}>
          {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
          <TextField label="Name" value="" onChange={ignore} />
          <button>Save</button>
        </Form>
      );
    }
    render(<Failing />);
    await userEvent.click(screen.getByRole('button'));
    const banner = screen.getByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(banner));
    expect(scrolled.mock.contexts).toEqual([banner]);
  });

  it('is not sent with half a date, which says so', async () => {
    const sent = vi.fn();
    render(
      <Form onSubmit={sent}>
        <DateField label="Expiry date" value="" onChange={ignore} error="Enter the date." />
        <button>Save</button>
      </Form>,
    );
    const date = screen.getByLabelText<HTMLInputElement>('Expiry date');
    // No test environment types into a date input like a person.
    const holdsHalf = (badInput: boolean) => {
      Object.defineProperty(date, 'validity', { value: { badInput }, configurable: true });
    };
    date.checkValidity = () => date.dispatchEvent(new Event('invalid'));
    holdsHalf(true);
    await userEvent.click(screen.getByRole('button'));
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toMatch(/^There is no such date, or it is incomplete/);
    await waitFor(() => expect(document.activeElement).toBe(date));
    holdsHalf(false);
    await userEvent.click(screen.getByRole('button'));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toBe('Enter the date.');
  });

  it('leaves the focus when all is well', async () => {
    render(<Example check={() => undefined} />);
    await userEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('leaves checking to us', () => {
    const { container } = render(<Example check={() => undefined} />);
    expect(container.querySelector('form')?.noValidate).toBe(true);
  });
});
