import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import AtSign from 'lucide-react/icons/at-sign';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Settings from 'lucide-react/icons/settings';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from './page';
import { ShellProvider, type Shell } from './shell';
import { WIDE } from './use-is-wide';

const shell: Shell = {
  apps: [
    { id: 'alias', name: 'Aliases', path: '/alias', icon: AtSign },
    { id: 'expiry', name: 'Expiry', path: '/expiry', icon: CalendarClock },
  ],
  inMargin: true,
  onSignOut: vi.fn(),
};

const tabs = [
  { to: '/expiry', label: 'Upcoming', icon: CalendarClock, end: true },
  { to: '/expiry/settings', label: 'Settings', icon: Settings },
];

/** A fake media query: whether the window is wide, which can change. */
class StubWindow extends EventTarget {
  matches = true;
  resize(isWide: boolean) {
    this.matches = isWide;
    act(() => void this.dispatchEvent(new Event('change')));
  }
}

let stub: StubWindow;

beforeEach(() => {
  stub = new StubWindow();
  vi.stubGlobal('matchMedia', (query: string) => (query === WIDE ? stub : undefined));
});

afterEach(() => vi.unstubAllGlobals());

function openPage(at: string, value = shell) {
  const frame = (
    <ShellProvider value={value}>
      <Outlet />
    </ShellProvider>
  );
  const children = [
    { path: '/', element: <Page title="Apps">Tiles</Page> },
    {
      path: '/expiry/*',
      element: (
        <Page title="Expiry" tool="expiry" tabs={tabs}>
          Passports
        </Page>
      ),
    },
    {
      path: '/card',
      element: (
        <Page title="Account" tool="expiry" tabs={tabs} tone="member">
          1
        </Page>
      ),
    },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
}

/** The links of a navigation, each with its `aria-current`. */
function linksOf(name: string) {
  const navigation = screen.queryByRole('navigation', { name });
  const links = navigation && within(navigation).queryAllByRole('link');
  return links && links.map((link) => [link.textContent, link.getAttribute('aria-current')]);
}

describe('the margin of a wide window', () => {
  it.each([
    ['/', [null, null]],
    ['/expiry', [null, 'page']],
    ['/expiry/settings', [null, 'true']],
  ])('has the tools at %s, and marks the one that the page is of: %j', (at, marks) => {
    openPage(at);
    expect(linksOf('Apps')).toEqual([
      ['Aliases', marks[0]],
      ['Expiry', marks[1]],
    ]);
  });

  it('has the places of the bottom bar after the tools, once, and all of it after the page', () => {
    openPage('/expiry/settings');
    expect(linksOf('Sections')).toEqual([
      ['Upcoming', null],
      ['Settings', 'page'],
    ]);
    const parts = [...document.querySelectorAll('main, nav')];
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual([null, 'Apps', 'Sections']);
  });

  it('keeps the rows of the tools in a narrow window, for the build knows no width, and fills them in a wide one', () => {
    stub.matches = false;
    openPage('/expiry');
    expect(linksOf('Apps')).toEqual([]);
    expect(screen.getByRole('navigation', { name: 'Apps' }).querySelectorAll('li')).toHaveLength(2);
    expect(linksOf('Sections')).toHaveLength(2);
    stub.resize(true);
    expect(linksOf('Apps')).toHaveLength(2);
  });

  it('is nothing in a narrow window where the page has no bar', () => {
    stub.matches = false;
    openPage('/');
    expect(linksOf('Apps')).toBeNull();
    stub.resize(true);
    expect(linksOf('Apps')).toHaveLength(2);
  });

  it.each([
    ['a membership card', '/card', shell],
    ['a shell that has none', '/expiry', { ...shell, inMargin: false }],
  ])('is not there on %s', (_, at, value) => {
    openPage(at, value);
    expect(linksOf('Apps')).toBeNull();
    expect(linksOf('Sections')).toHaveLength(2);
  });
});

it('has room for the tools at each side of the column, in the styles and in the code alike', async () => {
  const styles = await readFile(join(import.meta.dirname, '../components.css'), 'utf8');
  expect(styles).toContain(`@media ${WIDE} {\n  .margin {`);
  const [, room] = /max-width: (\d+)rem;\n\s+margin-left: auto/.exec(styles) ?? [];
  const [, least] = /width >= (\d+)em/.exec(WIDE) ?? [];
  expect(30 + 2 * Number(room)).toBe(Number(least));
});
