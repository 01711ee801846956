import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Address } from './address';

/** The rendered address, with a `|` at each possible line break. */
function drawn(address: string) {
  const { container } = render(<Address>{address}</Address>);
  return container.innerHTML.replaceAll('<wbr>', '|');
}

it('breaks after hyphens and before the @, never inside a word', () => {
  expect(drawn('k3v9x2mp-q7ht@my-mail.example.com')).toBe('k3v9x2mp-|q7ht|@my-|mail.example.com');
});

it.each(['a-b@c', '-@-', 'a--b@c-', 'plain@example.com', 'Kopitiam'])('loses nothing of %s', (address) => {
  const { container } = render(<Address>{address}</Address>);
  expect(container.textContent).toBe(address);
});
