import { SignedIn } from '@hub/auth/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PasswordNotice } from './password-notice';

const setAt = new Date('2026-11-26T12:00:00Z');

it.each([
  ['admin', 'An admin set a new password for you on 26 Nov 2026. Change it, so that only you know it.'],
  [
    'restore',
    'The hub was restored from a backup on 26 Nov 2026, so an older password of yours may work again. Change it, so that only you know it.',
  ],
] as const)('says %s, and where to change it', (from, sentence) => {
  const { container } = render(
    <SignedIn user={{ foreignPassword: { from, setAt } }}>
      <MemoryRouter>
        <PasswordNotice />
      </MemoryRouter>
    </SignedIn>,
  );
  expect(container.textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Change it' }).getAttribute('href')).toBe('/account');
});
