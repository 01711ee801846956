import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleRecord } from '../testing';

const server = mockServer(...expiryHandlers());

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

async function openForm() {
  const page = openTool(expiryRoutes, '/expiry/add');
  await screen.findByRole('button', { name: 'Save' });
  return page;
}

it('suggests the people on the hub whom the person may see, and those in other items', async () => {
  server.use(...expiryHandlers([sampleRecord({ person: 'Grandma' }), sampleRecord({ person: 'ADAM' })]));
  await openForm();
  const suggested = () => [...(field('Who').list?.options ?? [])].map(({ value }) => value);
  await waitFor(() => expect(suggested()).toEqual(['ADAM', 'Grandma', 'Mei']));
});

it('offers a name that is there in another spelling, and forces it on nobody', async () => {
  server.use(...expiryHandlers([sampleRecord({ person: 'Mei Lin' })]));
  const { user } = await openForm();
  await user.type(field('Who'), 'mei  lin');
  await user.click(await screen.findByRole('button', { name: 'Write it as “Mei Lin”' }));
  expect(field('Who').value).toBe('Mei Lin');
  expect(screen.queryByRole('button', { name: /^Write it as/ })).toBeNull();
});

it('says that an item is there already', async () => {
  const there = sampleRecord({ expiryDate: '2099-03-14' });
  server.use(...expiryHandlers([there]));
  const { user } = openTool(expiryRoutes, '/expiry');
  await screen.findByRole('link', { name: 'Passport' });
  await user.click(screen.getByRole('link', { name: 'Add Expiry' }));
  await screen.findByRole('button', { name: 'Save' });
  await user.type(field('Name'), 'Passport');
  await user.type(field('Who'), 'Mei');
  await user.type(field('Country'), 'NL');
  expect(descriptionOf(field('Name'))).toBe('');
  fireEvent.change(field('Expiry date'), { target: { value: '2099-03-14' } });
  expect(descriptionOf(field('Name'))).toBe(
    'An item with this name, person, country and date already exists.',
  );
});

it('says how a country was understood once it is typed', async () => {
  const { user } = await openForm();
  await user.type(field('Country'), 'Narnia');
  expect(descriptionOf(field('Country'))).not.toMatch(/Is “/);
  await user.tab();
  expect(descriptionOf(field('Country'))).toMatch(/^Is “Narnia” a country/);
  await user.clear(field('Country'));
  await user.type(field('Country'), 'netherlands');
  await user.tab();
  expect(descriptionOf(field('Country'))).toBe('Netherlands (NL)');
});
