import { screen, within } from '@testing-library/react';

/** A button that copies a suggested address. */
const SUGGESTED = /^[a-z0-9]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{8}@/;

/** The rows of the generator, once they are there. */
export const rows = async () =>
  within(await screen.findByRole('list', { name: 'Suggestions' })).getAllByRole('listitem');

/** The addresses that are suggested now. */
export const addressesNow = () =>
  screen.getAllByRole('button', { name: SUGGESTED }).map((button) => button.textContent);

/** The first row of the generator. */
export const first = async () => within((await rows())[0]!);
