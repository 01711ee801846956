import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { userEvent } from 'storybook/test';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleHandlers, sampleRecord } from '../testing';

const RECORDS = '*/api/collections/loyalty/records';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: loyaltyRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Cards: Story = { tags: ['screen'], parameters: storyAt('/loyality', sampleHandlers()) };

export const Empty: Story = { tags: ['screen'], parameters: storyAt('/loyality', loyaltyHandlers()) };

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt('/loyality', [http.get(RECORDS, () => delay('infinite'))]),
};

export const Failed: Story = {
  parameters: storyAt('/loyality', [
    http.get(RECORDS, () => HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 })),
  ]),
};

export const Filtered: Story = {
  parameters: storyAt('/loyality', sampleHandlers()),
  play: async ({ canvas }) => userEvent.type(await canvas.findByLabelText('Filter'), 'gro'),
};

export const NoneMatches: Story = {
  parameters: storyAt('/loyality', sampleHandlers()),
  play: async ({ canvas }) => userEvent.type(await canvas.findByLabelText('Filter'), 'xyz'),
};

export const LongName: Story = {
  tags: ['screen'],
  parameters: storyAt(
    '/loyality',
    loyaltyHandlers([
      sampleRecord({
        name: 'Consumers’ co-operative of the northern provinces, branch of Groningen-Helpman',
        expiryDate: '2020-01-01',
      }),
    ]),
  ),
};
