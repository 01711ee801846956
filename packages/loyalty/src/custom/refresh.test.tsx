import { SignedIn } from '@hub/auth/testing';
import { ToastProvider } from '@hub/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { qrCodeOf } from '../codes/qr-code';
import { pathOf } from '../model/code-grid';
import { sampleCard } from '../testing';
import { CustomLayout } from './custom-layout';
import { PlainCard } from '../components/plain-card';

const START = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(card: ReactNode) {
  const element = (
    <SignedIn>
      <ToastProvider>{card}</ToastProvider>
    </SignedIn>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return render(<RouterProvider router={router} />);
}

/** The text of the message at the bottom. */
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

function showPlain(values: Partial<LoyaltyCard>) {
  const card = sampleCard({ type: 'qrcode', cardId: '4410278', ...values });
  return show(<PlainCard card={card} />);
}

function showCustom(values: Partial<LoyaltyCard> = {}) {
  const card = sampleCard({ type: 'qrcode', cardId: '4410278', customUI: true, ...values });
  const query = { data: card, error: null, refetch: () => undefined };
  return show(<CustomLayout query={query} name={card.name} actions={null} />);
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

/** Simulates a hidden tab: time passes, but its timers do not run. */
function sleep(ms: number) {
  vi.setSystemTime(Date.now() + ms);
}

function wakeUp() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function shownPath(): string | null | undefined {
  return screen
    .getByRole('img', { name: /QR Code/ })
    .querySelector('path')
    ?.getAttribute('d');
}

const look = (tick: number) => pathOf(qrCodeOf('4410278', tick));

describe('a plain card', () => {
  it.each([1, 20, 600])('with a period of %d s changes its look each %d s, and never between', (seconds) => {
    showPlain({ refreshSeconds: seconds });
    for (let tick = 0; tick < 9; tick += 1) {
      expect(shownPath()).toBe(look(tick));
      pass(seconds * 1000 - 1);
      expect(shownPath()).toBe(look(tick));
      pass(1);
    }
  });

  it('without a period never changes, and sets no timer for it', () => {
    showPlain({ refreshSeconds: 0 });
    pass(3_600_000);
    expect(shownPath()).toBe(look(0));
  });

  it('catches up as soon as it is seen again', () => {
    showPlain({ refreshSeconds: 20 });
    sleep(107_000);
    expect(shownPath()).toBe(look(0));
    wakeUp();
    expect(shownPath()).toBe(look(5));
    pass(13_000);
    expect(shownPath()).toBe(look(6));
  });

  it('goes on where it was when the clock is set back', () => {
    showPlain({ refreshSeconds: 20 });
    pass(20_000);
    sleep(-3_600_000);
    wakeUp();
    expect(shownPath()).toBe(look(1));
    pass(20_000);
    expect(shownPath()).toBe(look(2));
  });
});

describe('the ring', () => {
  const left = () => screen.getByRole('timer').textContent;
  const colour = () => document.querySelector('[data-colour]')?.getAttribute('data-colour');

  it.each([
    [20, 'every 20 seconds'],
    [600, 'every 600 seconds'],
    [1, 'every 1 second'],
    [0, 'every 20 seconds'],
  ])('of a card with %d s says %s', (refreshSeconds, text) => {
    showCustom({ refreshSeconds });
    expect(screen.getByText(`The QR Code will be changed ${text}`)).toBeTruthy();
  });

  it('counts down each second, restarts on reaching zero and changes the code then', () => {
    showCustom({ refreshSeconds: 20 });
    expect([left(), shownPath()]).toEqual(['20', look(0)]);
    pass(1000);
    expect(left()).toBe('19');
    pass(18_000);
    expect([left(), shownPath()]).toEqual(['1', look(0)]);
    pass(1000);
    expect([left(), shownPath()]).toEqual(['20', look(1)]);
  });

  it.each([
    { period: 20, half: 10, quarter: 15 },
    { period: 600, half: 300, quarter: 450 },
  ])('of $period s is blue above 50 %, amber above 25 %, red otherwise', ({ period, half, quarter }) => {
    showCustom({ refreshSeconds: period });
    pass((half - 1) * 1000);
    expect(colour()).toBe('blue');
    pass(1000);
    expect(colour()).toBe('amber');
    pass((quarter - half - 1) * 1000);
    expect(colour()).toBe('amber');
    pass(1000);
    expect(colour()).toBe('red');
    pass((period - quarter) * 1000);
    expect([colour(), left()]).toEqual(['blue', String(period)]);
  });

  it('of 1 s is full in each second, and changes the code in each', () => {
    showCustom({ refreshSeconds: 1 });
    for (let second = 0; second < 5; second += 1) {
      expect([left(), colour(), shownPath()]).toEqual(['1', 'blue', look(second)]);
      pass(1000);
    }
  });

  it('is exact after an hour, seen or not', () => {
    showCustom({ refreshSeconds: 20 });
    pass(1_800_000);
    sleep(1_807_000);
    wakeUp();
    expect([left(), shownPath()]).toEqual(['13', look(180)]);
  });
});

describe('the custom layout', () => {
  it('has every part of the specification', () => {
    showCustom({ cardId: '8801234567890123', expiryDate: '2027-01-05' });
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'MEMBERSHIP CARD' })).toBeTruthy();
    expect(screen.getByText('Mei')).toBeTruthy();
    expect(screen.getByText('mei@example.com')).toBeTruthy();
    expect(screen.getByText('City Grocer')).toBeTruthy();
    const svg = screen.getByRole('img', { name: /QR Code/ });
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['180', '180']);
    const terms = [...document.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]);
    expect(terms).toEqual([
      ['Membership Card Number', '8801234567890123'],
      ['Expiry Date', '05/01/2027'],
    ]);
    expect(screen.getByText(/^The member must present the e-card/).textContent).toBe(
      'The member must present the e-card through the mobile app. Screenshots are not accepted. Terms of use',
    );
    expect(screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/loyality/terms');
  });

  it.each([
    ['2026-11-20', 'Expired yesterday'],
    ['2026-12-03', 'Expires in 12 days'],
  ])('of a card with the date %s says “%s”', (expiryDate, words) => {
    showCustom({ expiryDate });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('has a dash where there is no date', () => {
    showCustom({ expiryDate: null });
    expect(screen.getByText('–')).toBeTruthy();
  });

  it.each([
    ['button', ['RENEW MEMBERSHIP', "MEMBERSHIP'S BENEFITS", 'TRANSACTION HISTORY']],
    ['link', ['Home', 'Liked', 'Notification', 'Account']],
  ])('has inert %ss that say so', (role, names) => {
    showCustom();
    for (const name of names) {
      const element = screen.getByRole(role, { name });
      expect(element.getAttribute('aria-disabled')).toBe('true');
      expect(element.getAttribute('href')).toBeNull();
      const described = document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
      expect(described ?? element.title).toBe('Coming soon');
      fireEvent.click(element);
      expect(said()).toBe('Coming soon');
    }
  });

  it('stands in Account', () => {
    showCustom();
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
  });
});
