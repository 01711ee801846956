import { SignedIn } from '@hub/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, type HttpHandler, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { sampleQuota } from '../account/testing';
import { pages } from './shell-routes';
import { Shell } from './shell';

/** A new hub: each tool's list is empty. */
const emptyHub = http.get('*/api/collections/:collection/records', () =>
  HttpResponse.json({ page: 1, perPage: 500, totalItems: 0, totalPages: 0, items: [] }),
);

const quota = (...values: Parameters<typeof sampleQuota>) =>
  http.get('*/api/hub/quota', () => HttpResponse.json(sampleQuota(...values)));

function Hub({ user }: Pick<ComponentProps<typeof SignedIn>, 'user'>) {
  return (
    <SignedIn {...(user === undefined ? {} : { user })}>
      <Shell />
    </SignedIn>
  );
}

function at(path: string, ...more: HttpHandler[]) {
  return { layout: 'fullscreen', path, routes: pages, msw: { handlers: [emptyHub, ...more] } };
}

const meta: Meta<typeof Hub> = { component: Hub };
export default meta;
type Story = StoryObj<typeof Hub>;

export const Home: Story = { tags: ['screen'], parameters: at('/') };

/** A banner links to the reason, and each tool with reminders has a mark. */
export const HomeWithFailingReminders: Story = {
  tags: ['screen'],
  args: { user: { remindersFail: true } },
  parameters: at('/'),
  play: async ({ canvas }) => {
    for (const name of ['Workout', 'Expiry', 'Loyality']) {
      await expect(
        await canvas.findByRole('link', { name: new RegExp(`^Its reminders are failing. ${name}`) }),
      ).toBeVisible();
    }
    await expect(canvas.getAllByText('Its reminders are failing.')).toHaveLength(3);
  },
};

/** A person who was just added sees what is theirs, and whom to ask. */
export const HomeWithWelcome: Story = {
  tags: ['screen'],
  args: { user: { addedAt: new Date() } },
  parameters: at('/'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Mei' })).toBeVisible();
  },
};

const alone = http.get('*/api/collections/users/records', () =>
  HttpResponse.json({ page: 1, perPage: 1, totalItems: 1, totalPages: 1, items: [{ id: 'owner' }] }),
);

/** The owner of an empty hub has three steps. */
export const HomeWithFirstSteps: Story = {
  tags: ['screen'],
  args: { user: { isAdmin: true } },
  parameters: { ...at('/'), msw: { handlers: [alone, emptyHub] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Three steps to begin' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const AppsMenu: Story = {
  tags: ['screen'],
  parameters: at('/'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apps' }));
    await expect(canvas.getByRole('menuitem', { name: 'Aliases' })).toBeVisible();
  },
};

/** A banner says so with the way to the numbers. */
export const HomeNearTheQuota: Story = {
  tags: ['screen'],
  args: { user: { isNearQuota: true } },
  parameters: at('/'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are close to the limit/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See how much' })).toHaveAttribute('href', '/account');
  },
};

export const Account: Story = { tags: ['screen'], parameters: at('/account', quota(1234)) };

export const AccountNearTheQuota: Story = {
  tags: ['screen'],
  parameters: at('/account', quota(16_500, true)),
  play: async ({ canvas }) => {
    const line = 'Nearly full: 16,500 of 20,000 records, 310.0 MB of 2 GB';
    await expect(await canvas.findByText(line)).toBeVisible();
  },
};

export const AccountOfAnAdmin: Story = {
  args: { user: { name: null, email: 'a.very.long.address.of.the.owner@mail.example.com', isAdmin: true } },
  parameters: at('/account', quota(0)),
};

export const Documents: Story = { tags: ['screen'], parameters: at('/documents') };

export const NotFound: Story = { tags: ['screen'], parameters: at('/no/such/page') };
