import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { accountRoutes } from '../../account/routes';
import { migrationRoutes, peopleRoutes } from '../routes';
import { peopleHandlers, storeHandlers } from '../../../testing';

const USERS = '*/api/collections/users/records';
const WORKOUTS = '*/api/collections/workouts/records';
const tooMany = () => HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 });

const meta: Meta<typeof ToolStory> = {
  component: ToolStory,
  parameters: { routes: [...peopleRoutes, ...accountRoutes, ...migrationRoutes] },
};
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Start: Story = { tags: ['screen'], parameters: storyAt('/workout/admin', peopleHandlers()) };

export const Migration: Story = { tags: ['screen'], parameters: storyAt('/workout/migration', []) };

export const People: Story = {
  tags: ['screen'],
  parameters: storyAt('/workout/admin/users', peopleHandlers()),
};

export const Found: Story = { parameters: storyAt('/workout/admin/users?q=vera', peopleHandlers()) };

export const NobodyFound: Story = {
  parameters: storyAt('/workout/admin/users?q=xyz', peopleHandlers()),
};

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt('/workout/admin/users', [http.get(USERS, () => delay('infinite'))]),
};

export const Failed: Story = { parameters: storyAt('/workout/admin/users', [http.get(USERS, tooMany)]) };

export const WeekFailed: Story = {
  tags: ['screen'],
  parameters: storyAt('/workout/admin/users', [http.get(WORKOUTS, tooMany), ...peopleHandlers()]),
};

export const NewUser: Story = { parameters: storyAt('/workout/admin/users/add', storeHandlers()) };

export const Incomplete: Story = {
  tags: ['screen'],
  parameters: storyAt('/workout/admin/users/add', storeHandlers()),
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Save' })),
};

export const HandedOver: Story = {
  tags: ['screen'],
  parameters: storyAt('/workout/admin/users/add', storeHandlers()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Sam Rivers');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'sam@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Sam Rivers can log in now.')).toBeVisible();
  },
};
