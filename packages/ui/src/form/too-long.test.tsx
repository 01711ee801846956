import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Form } from './form';
import { TextArea } from './text-area';
import { TextField } from './text-field';
import { tooLong } from './too-long';

it.each([
  ['a'.repeat(200), 200, undefined],
  ['a'.repeat(255), 200, '255 of at most 200 characters'],
  [`  ${'a'.repeat(200)}\n`, 200, undefined],
  ['🎂'.repeat(200), 200, undefined],
  ['a'.repeat(2_001), 2_000, '2,001 of at most 2,000 characters'],
  ['a'.repeat(2_001), undefined, undefined],
])('of %s, at most %s, it says: %s', (text, limit, sentence) => {
  expect(tooLong(text, limit)).toBe(sentence);
});

it.each([
  ['a line', TextField],
  ['lines', TextArea],
] as const)(
  'a text of %s stays whole where it is too long, is counted, and waits with its form',
  async (_, Field) => {
    const save = vi.fn<(text: string) => void>();
    function Typed() {
      const [text, setText] = useState('');
      return (
        <Form onSubmit={() => save(text)}>
          <Field label="Name" limit={5} value={text} onChange={setText} />
          <button>Save</button>
        </Form>
      );
    }
    const user = userEvent.setup();
    render(<Typed />);
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    await user.click(field);
    await user.paste('Sebastian');
    expect(field.value).toBe('Sebastian');
    expect(screen.getByRole('alert').textContent).toBe('9 of at most 5 characters');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, ' Seb ');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledWith(' Seb ');
  },
);
