import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aliasRoutes } from '../routes';
import { aliasHandlers, manyRecords, sampleRecord, sampleHandlers } from '../testing';

const RECORDS = '*/api/collections/aliases/records';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: aliasRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Aliases: Story = {
  tags: ['screen'],
  parameters: storyAt('/alias', sampleHandlers()),
  play: async ({ canvas }) => {
    const [list = document.body] = await canvas.findAllByRole('list', { name: 'Aliases' });
    const bins = await within(list).findAllByRole('button', { name: 'Delete' });
    // The column at the end belongs to what copies.
    for (const bin of bins) {
      const copies = bin.closest('li')?.querySelector('button[aria-label*="@"] > :last-child');
      const start = copies?.getBoundingClientRect().left;
      await expect(bin.getBoundingClientRect().right).toBeLessThanOrEqual(start ?? 0);
    }
  },
};

export const Empty: Story = { tags: ['screen'], parameters: storyAt('/alias', aliasHandlers()) };

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt('/alias', [http.get(RECORDS, () => delay('infinite'))]),
};

export const Failed: Story = {
  tags: ['screen'],
  parameters: storyAt('/alias', [
    http.get(RECORDS, () => HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 })),
  ]),
};

export const Filtered: Story = { parameters: storyAt('/alias?q=gym&sort=a-z', sampleHandlers()) };

export const NothingMatches: Story = {
  tags: ['screen'],
  parameters: storyAt('/alias?q=cinema', sampleHandlers()),
};

export const TenThousand: Story = { parameters: storyAt('/alias', aliasHandlers(manyRecords(10_000))) };

export const LongTexts: Story = {
  parameters: storyAt(
    '/alias',
    aliasHandlers([
      sampleRecord({
        email: 'an-address-of-ones-own-that-goes-on@a-very-long-subdomain-indeed.mail.example.com',
        description: 'A museum with a long name, its shop,\nits friends and their newsletter\n'
          .repeat(3)
          .trim(),
      }),
      sampleRecord({ email: 'withoutanyhyphenitcanonlybreakwhereitmust@subdomain.example.com' }),
    ]),
  ),
};

/** A sentence that takes several lines, on an alias that others see. */
export const LongDescription: Story = {
  tags: ['screen'],
  parameters: storyAt(
    '/alias',
    aliasHandlers([
      sampleRecord({
        description:
          'For the newsletter of the consumers’ co-operative of the northern provinces, until the summer',
        shared: true,
      }),
      sampleRecord({ description: 'Gym' }),
    ]),
  ),
};

export const Copied: Story = {
  parameters: storyAt('/alias', sampleHandlers()),
  play: async ({ canvas }) => {
    const writeText = () => Promise.resolve();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'parking@example.com' }));
    await expect(canvas.getByText('Copied')).toBeVisible();
  },
};

export const CopyingRefused: Story = {
  parameters: storyAt('/alias', sampleHandlers()),
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'parking@example.com' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** Presses a button of the alias for the gym. */
async function press(name: string) {
  const row = (await screen.findByText('Gym')).closest<HTMLElement>('li');
  if (row) await userEvent.click(within(row).getByRole('button', { name }));
}

async function edit() {
  await press('Edit');
  return screen.findByRole('textbox', { name: 'Description' });
}

export const Editing: Story = {
  tags: ['screen'],
  parameters: storyAt('/alias', sampleHandlers()),
  play: async () => {
    await expect(await edit()).toHaveFocus();
  },
};

export const SaveFailed: Story = {
  parameters: storyAt('/alias', [
    http.patch(`${RECORDS}/:id`, () => HttpResponse.json({ message: '', data: {} }, { status: 429 })),
    ...aliasHandlers([sampleRecord({ description: 'Gym' })]),
  ]),
  play: async ({ canvas }) => {
    await userEvent.type(await edit(), ' and pool');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const AskingToDelete: Story = {
  tags: ['screen'],
  parameters: storyAt('/alias', sampleHandlers()),
  play: async () => {
    await press('Delete');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
