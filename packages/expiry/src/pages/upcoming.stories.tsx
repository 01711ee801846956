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

/** On a phone, rows with the same lines have the same height, however long their texts are. */
export const SharedItems: Story = {
  parameters: storyAt(
    '/expiry',
    expiryHandlers(
      [
        { person: 'Sam', category: 'Car', country: '' },
        { person: 'Home and garden', category: 'House', country: 'NL' },
      ].map((values) => sampleRecord({ ...values, expiryDate: '2199-12-31', shared: true })),
    ),
  ),
  play: async ({ canvas }) => {
    const marks = await canvas.findAllByText('Shared');
    const heights = marks.map((mark) => mark.closest('tr')?.getBoundingClientRect().height ?? 0);
    await expect(heights).toHaveLength(2);
    if (window.innerWidth < 600) await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  },
};

const HYPHENS = 'Residence-permit-for-a-very-long-stay-abroad-with-all-members-of-the-family';

/** Lines break at hyphens if there is no other place. */
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
