import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Combobox } from './combobox';

const CITIES = ['Amsterdam', 'London', 'Penang'].map((id) => ({ id, isAside: false }));

function renderCities(cities = CITIES) {
  const onChoose = vi.fn(({ id }: { id: string }) => `${id} chosen`);
  const onSubmit = vi.fn();
  function Form() {
    const [value, setValue] = useState('');
    return (
      <form onSubmit={onSubmit}>
        <Combobox
          label="City"
          listLabel="Cities"
          icon={Globe}
          value={value}
          onChange={setValue}
          options={cities.filter(({ id }) => id.toLowerCase().includes(value))}
          renderOption={({ id }) => id}
          onChoose={onChoose}
        />
        <button type="button">Next</button>
      </form>
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), field: screen.getByRole('combobox'), onChoose, onSubmit };
}

const isOpen = () => screen.queryByRole('listbox') !== null;

it('chooses the first option by Enter, says so, and sends no form', async () => {
  const { user, field, onChoose, onSubmit } = renderCities();
  await user.type(field, 'pen{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 'Penang', isAside: false });
  expect(screen.getByRole('status').textContent).toBe('Penang chosen');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(isOpen()).toBe(false);
});

it('takes what stands aside by Enter only once the arrows have led to it', async () => {
  const { user, field, onChoose, onSubmit } = renderCities([{ id: 'As typed', isAside: true }]);
  await user.type(field, '{Enter}as{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('opens on Enter, and chooses only when it is open', async () => {
  const { user, field, onChoose, onSubmit } = renderCities();
  await user.type(field, 'pen{Escape}{Enter}');
  expect(isOpen()).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('goes through its options by the arrows, from the last to the first', async () => {
  const { user, field } = renderCities();
  await user.type(field, '{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Penang');
  await user.keyboard('{ArrowDown}');
  const first = screen.getByRole('option', { selected: true });
  expect(first.textContent).toBe('Amsterdam');
  expect(field.getAttribute('aria-activedescendant')).toBe(first.id);
});

it('closes by Escape, and when the focus leaves it', async () => {
  const { user, field } = renderCities();
  await user.click(field);
  expect(isOpen()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  await user.click(field);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(isOpen()).toBe(false);
});
