import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { pages } from '../shell/shell-routes';
import { Hub } from '../testing/hub';

const meta: Meta<typeof Hub> = {
  component: Hub,
  parameters: { layout: 'fullscreen', path: '/account/deleted', routes: pages },
};
export default meta;
type Story = StoryObj<typeof Hub>;

const kept = (id: number, called: string, title: string) => ({
  ...{ id: `deleted${String(id).padStart(8, '0')}`, collection: 'aliases', record: 'aaaaaaaaaaaaaaa' },
  ...{ called, title, deletedAt: new Date().toISOString() },
});

const listOf = (items: object[]) =>
  HttpResponse.json({ page: 1, perPage: 1000, totalItems: items.length, totalPages: 1, items });

/** Responds with the deleted records; everything else on the hub is empty. */
function answer(items: object[]) {
  const handlers = [
    http.get('*/api/collections/deleted_records/records', () => listOf(items)),
    http.get('*/api/collections/:collection/records', () => listOf([])),
  ];
  return { msw: { handlers } };
}

export const Some: Story = {
  tags: ['screen'],
  parameters: answer([
    kept(1, 'loyalty card', 'City Grocer'),
    kept(2, 'alias', 'k3v9q2xw-7hd2-p0ab-m4nz-8s6t1ycf@mail.example.com'),
    kept(3, 'item of Expiry', 'Passport'),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore Passport' })).toBeVisible();
  },
};

export const None: Story = {
  tags: ['screen'],
  parameters: answer([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing deleted recently')).toBeVisible();
  },
};
