import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { aliasRoutes } from '../routes';
import { aliasHandlers, sampleRecord, sampleHandlers } from '../testing';

const RECORDS = '*/api/collections/aliases/records';
const PATH = '/alias/generate';

const meta: Meta<typeof ToolStory> = {
  component: ToolStory,
  parameters: { routes: aliasRoutes },
  args: { user: { aliasDomain: 'example.com' } },
};
export default meta;
type Story = StoryObj<typeof ToolStory>;

async function firstButton(name: string | RegExp): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error(`There is no button ${String(name)}.`);
  return button;
}

const LONG = 'For the newsletter of the consumers’ co-operative of the northern provinces, until the summer';

async function describeFirst(description: string) {
  await userEvent.click(await firstButton('Edit'));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Description' }));
  await userEvent.paste(description);
}

const editFirst = () => describeFirst('Gym');

async function saveFirst(description = 'Gym') {
  await describeFirst(description);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

async function saveCustom(address: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add custom' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Address' }), `${address}{Enter}`);
}

export const Suggestions: Story = { tags: ['screen'], parameters: storyAt(PATH, sampleHandlers()) };

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt(PATH, [http.get(RECORDS, () => delay('infinite'))]),
};

export const Failed: Story = {
  parameters: storyAt(PATH, [
    http.get(RECORDS, () => HttpResponse.json({ message: '', data: {} }, { status: 429 })),
  ]),
};

/** The person's domain is requested first. */
export const First: Story = {
  tags: ['screen'],
  args: { user: {} },
  parameters: storyAt(PATH, sampleHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enter a domain' })).toBeVisible();
  },
};

export const NoDomain: Story = {
  parameters: storyAt(PATH, sampleHandlers()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Domain' }), ' and more');
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Editing: Story = { parameters: storyAt(PATH, sampleHandlers()), play: editFirst };

export const Saving: Story = {
  tags: ['loading'],
  parameters: storyAt(PATH, [http.post(RECORDS, () => delay('infinite')), ...aliasHandlers()]),
  play: () => saveFirst(),
};

export const Saved: Story = {
  tags: ['screen'],
  parameters: storyAt(PATH, sampleHandlers()),
  play: async ({ canvas }) => {
    await saveFirst(LONG);
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

export const Copied: Story = {
  tags: ['screen'],
  parameters: storyAt(PATH, sampleHandlers()),
  play: async ({ canvas }) => {
    const writeText = () => Promise.resolve();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(await firstButton(/@/));
    await expect(await canvas.findByText('This address is not saved yet.')).toBeVisible();
  },
};

export const SaveFailed: Story = {
  parameters: storyAt(PATH, [
    http.post(RECORDS, () => HttpResponse.json({ message: '', data: {} }, { status: 429 })),
    ...aliasHandlers(),
  ]),
  play: async ({ canvas }) => {
    await saveFirst();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const CustomSaved: Story = {
  parameters: storyAt(PATH, sampleHandlers()),
  play: async ({ canvas }) => {
    await saveCustom('bakery');
    await expect(await canvas.findByRole('button', { name: 'bakery@example.com' })).toBeVisible();
  },
};

export const CustomExists: Story = {
  tags: ['screen'],
  parameters: storyAt(PATH, aliasHandlers([sampleRecord({ email: 'Gym@example.com' })])),
  play: async ({ canvas }) => {
    await saveCustom('gym@example.com');
    await expect(await canvas.findByText('That alias already exists.')).toBeVisible();
  },
};
