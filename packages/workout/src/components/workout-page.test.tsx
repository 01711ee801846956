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
