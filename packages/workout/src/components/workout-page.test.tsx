import { openTool } from '@hub/tool-kit/testing/page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WorkoutPage } from './workout-page';

function litPlaces() {
  const bar = screen.getByRole('navigation', { name: 'Sections' });
  return within(bar)
    .getAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);
}

it.each([
  ['/workout', 'Activity'],
  ['/workout/today0000000000', 'Activity'],
  ['/exercises/squat/history', 'Activity'],
  ['/progress/overview', 'Activity'],
  ['/progress/photos', 'Activity'],
  ['/progress/add', 'Activity'],
  ['/workout/admin', 'Admin'],
  ['/workout/admin/exercises/add', 'Admin'],
])('of %s lights %s alone in the bottom bar', (at, place) => {
  openTool([{ path: '*', element: <WorkoutPage title="A screen" children="" /> }], at, { isAdmin: true });
  expect(litPlaces()).toEqual([place]);
});

it('lights Admin where a coach looks at what is an athlete’s', () => {
  const page = <WorkoutPage title="A screen" isCoaching children="" />;
  openTool([{ path: '*', element: page }], '/workout/today0000000000', { isAdmin: true });
  expect(litPlaces()).toEqual(['Admin']);
});

it.each([
  [false, ['Activity', 'Habit Tracker', 'Messages', 'Account']],
  [true, ['Activity', 'Habit Tracker', 'Messages', 'Account', 'Admin']],
])('has for an admin (%s) the places %j, two of which lead nowhere yet', (isAdmin, places) => {
  openTool([{ path: '*', element: <WorkoutPage title="A screen" children="" /> }], '/workout', { isAdmin });
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(places);
  const soon = links.filter(({ title }) => title === 'Coming soon');
  expect(soon.map(({ textContent }) => textContent)).toEqual(['Habit Tracker', 'Messages']);
  for (const link of soon) {
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(link.getAttribute('href')).toBeNull();
  }
});
