import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Flag } from './flag';

it.each(['NL', 'CN', 'MY'])('draws %s', (country) => {
  const { container } = render(<Flag country={country} name="A country" />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('img', { name: 'A country' }).textContent).toBe('');
});

it.each([
  ['TH', 'TH'],
  ['GB', 'GB'],
  ['Narnia', ''],
])('writes %j in grey as %j', (country, written) => {
  const { container } = render(<Flag country={country} />);
  expect(container.querySelector('svg')).toBeNull();
  expect(container.textContent).toBe(written);
});

it('is not read out beside the country’s name', () => {
  render(<Flag country="TH" />);
  expect(screen.queryByRole('img')).toBeNull();
});
