import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { coachPaths } from '../../../paths';
import { feedHandlers, storeHandlers } from '../../../testing';
import { feedRoutes } from '../routes';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: feedRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Feed: Story = { tags: ['screen'], parameters: storyAt(coachPaths.feed, feedHandlers()) };

export const Missed: Story = {
  tags: ['screen'],
  parameters: storyAt(`${coachPaths.feed}?show=missed`, feedHandlers()),
};

export const Replying: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.feed, feedHandlers()),
  play: async () => {
    const note = await screen.findByRole('article', { name: 'Bea Lund, Upper body' });
    await userEvent.click(within(note).getByRole('button', { name: 'Reply' }));
    await userEvent.type(await within(note).findByLabelText('Reply to Bea Lund'), 'Good call.');
    await expect(within(note).getByRole('button', { name: 'Send' })).toBeVisible();
  },
};

export const Empty: Story = { tags: ['screen'], parameters: storyAt(coachPaths.feed, storeHandlers()) };

export const Failed: Story = {
  tags: ['screen'],
  parameters: storyAt(coachPaths.feed, [
    http.get('*/api/collections/workouts/records', () => HttpResponse.json({}, { status: 429 })),
    ...feedHandlers(),
  ]),
};
