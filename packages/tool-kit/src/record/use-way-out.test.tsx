import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Link } from 'react-router-dom';
import { renderRoutes } from '../testing/page';
import { useWayOut } from './use-way-out';

type Way = 'back' | 'leaveTo';

/** A form that leaves its page once `saved` is done. */
function Form({ way, saved }: { way: Way; saved: Promise<void> }) {
  const wayOut = useWayOut();
  return (
    <>
      <button onClick={() => void saved.then(() => wayOut[way]('/list'))}>Save</button>
      <Link to="/other">Other</Link>
      <Link to="/form/next">Next</Link>
    </>
  );
}

function openForm(way: Way) {
  let answer: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => (answer = resolve));
  const page = renderRoutes(
    [
      { path: '/form/:id?', element: <Form way={way} saved={saved} /> },
      { path: '/list', element: 'The list' },
      { path: '/other', element: <Link to="/third">Third</Link> },
      { path: '/third', element: 'The third' },
    ],
    { at: '/form' },
  );
  return { ...page, user: userEvent.setup(), answer: () => answer(), saved };
}

it.each<Way>(['back', 'leaveTo'])('leads away from the form once it is saved (%s)', async (way) => {
  const { user, answer, currentLocation } = openForm(way);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  answer();
  await waitFor(() => expect(currentLocation().pathname).toBe('/list'));
});

it.each<Way>(['back', 'leaveTo'])(
  'leads nobody away who has left the form before it was saved (%s)',
  async (way) => {
    const { user, answer, saved, currentLocation } = openForm(way);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Other' }));
    answer();
    await saved;
    await user.click(screen.getByRole('link', { name: 'Third' }));
    expect(currentLocation().pathname).toBe('/third');
  },
);

it.each<Way>(['back', 'leaveTo'])('does not leave the next record on the same page (%s)', async (way) => {
  const { user, answer, saved, currentLocation } = openForm(way);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  answer();
  await saved;
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(currentLocation().pathname).toBe('/other');
});
