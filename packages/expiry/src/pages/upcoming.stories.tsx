import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleRecord, sampleHandlers } from '../testing';

const RECORDS = '*/api/collections/expiry/records';
const LONG_NAME = 'Residence permit for highly skilled migrants, with the sticker in the old passport';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: expiryRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Items: Story = { tags: ['screen'], parameters: storyAt('/expiry', sampleHandlers()) };

export const Empty: Story = { tags: ['screen'], parameters: storyAt('/expiry', expiryHandlers()) };

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt('/expiry', [http.get(RECORDS, () => delay('infinite'))]),
};

export const Failed: Story = {
  tags: ['screen'],
  parameters: storyAt('/expiry', [
    http.get(RECORDS, () => HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 })),
  ]),
};

export const LongTexts: Story = {
  parameters: storyAt(
    '/expiry',
    expiryHandlers([
      sampleRecord({
        name: LONG_NAME,
        expiryDate: '2199-12-31',
        category: 'Immigration and naturalisation',
        person: 'Wilhelmina Elisabeth van den Berg-Jansen',
        country: 'Narnia',
      }),
    ]),
  ),
};

/** On a phone, rows that have the same lines are of one height but for the line between them, with a flag or without. */
export const SharedItems: Story = {
  parameters: storyAt(
    '/expiry',
    expiryHandlers(
      [
        { person: 'Sam', category: 'Car', country: '' },
        { person: 'Nicolette', category: 'House', country: 'NL' },
      ].map((values) => sampleRecord({ ...values, expiryDate: '2199-12-31', shared: true })),
    ),
  ),
  play: async ({ canvas }) => {
    const marks = await canvas.findAllByText('Shared');
    const heights = marks.map((mark) => mark.closest('tr')?.getBoundingClientRect().height ?? 0);
    await expect(heights).toHaveLength(2);
    if (window.innerWidth < 600)
      await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  },
};

const HYPHENS = 'Residence-permit-for-a-very-long-stay-abroad-with-all-members-of-the-family';

/** Lines end at hyphens where there is no other place. */
export const LongWords: Story = {
  tags: ['screen'],
  parameters: storyAt(
    '/expiry',
    expiryHandlers([
      sampleRecord({ name: HYPHENS, expiryDate: '2199-12-31', category: HYPHENS, person: HYPHENS }),
    ]),
  ),
};

export const AskingToDelete: Story = {
  tags: ['screen'],
  parameters: storyAt('/expiry', expiryHandlers([sampleRecord({ expiryDate: '2199-12-31' })])),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Passport/ });
    const actions = within(row).queryByRole('button', { name: 'Actions' });
    if (actions) await userEvent.click(actions);
    await userEvent.click(await screen.findByRole(actions ? 'menuitem' : 'button', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
