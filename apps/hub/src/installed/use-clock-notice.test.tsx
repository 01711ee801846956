import { SignedIn } from '@hub/auth/testing';
import { ToastProvider } from '@hub/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useClockNotice } from './use-clock-notice';

const DAY_MS = 86_400_000;
const SENTENCE =
  'The clock of this device is 400 days ahead. Set it right: the hub goes by the date of this device.';

beforeEach(() => {
  localStorage.clear();
});

function Hub() {
  useClockNotice();
  return null;
}

/** The hub as it is opened anew. */
function open(clockAhead: number | null, id = 'mei000000000000') {
  cleanup();
  render(
    <SignedIn user={{ id }} session={{ clockAhead }}>
      <MemoryRouter>
        <ToastProvider>
          <Hub />
        </ToastProvider>
      </MemoryRouter>
    </SignedIn>,
  );
  return screen.queryByText(SENTENCE) !== null;
}

it('tells each person once that the clock is ahead', () => {
  expect(open(null)).toBe(false);
  expect(open(400 * DAY_MS)).toBe(true);
  expect(open(400 * DAY_MS)).toBe(false);
  expect(open(400 * DAY_MS, 'adam00000000000')).toBe(true);
});
