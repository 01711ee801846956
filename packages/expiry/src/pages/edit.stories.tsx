import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleRecord, sampleHandlers } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: expiryRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const passport = sampleRecord({ document: 'scan_1.png', documentName: 'Passport, both sides.png' });
const theirs = sampleRecord({ owner: 'adam00000000000', shared: true });

export const WithDocument: Story = {
  tags: ['screen'],
  parameters: storyAt(`/expiry/edit/${passport.id}`, expiryHandlers([passport])),
};

export const ReadOnly: Story = {
  parameters: storyAt(`/expiry/edit/${theirs.id}`, expiryHandlers([theirs])),
};

export const NoLongerHere: Story = { parameters: storyAt('/expiry/edit/nosuchitem00000', sampleHandlers()) };

const twiceChanged = sampleRecord({ person: 'Mei' });

export const ChangedTwice: Story = {
  tags: ['screen'],
  parameters: storyAt(`/expiry/edit/${twiceChanged.id}`, [
    http.patch('*/api/collections/expiry/records/:id', () => {
      Object.assign(twiceChanged, { name: 'Passport (old)', expiryDate: '2031-05-01', rev: 2 });
    }),
    ...expiryHandlers([twiceChanged]),
  ]),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' of Mei');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
