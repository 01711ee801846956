import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { aliasHandlers, sampleRecord } from '../testing';
import { firstButton, storyAt, StoryPage } from '../testing/page-story';

const RECORDS = '*/api/collections/aliases/records';
const PATH = '/alias/generate';

const meta: Meta = { component: StoryPage };
export default meta;
type Story = StoryObj;

async function editFirst() {
  await userEvent.click(await firstButton('Edit'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), 'Gym');
}

async function saveFirst() {
  await editFirst();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

async function saveCustom(address: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add custom' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Address' }), `${address}{Enter}`);
}

export const Suggestions: Story = { parameters: storyAt(PATH) };

export const Loading: Story = { parameters: storyAt(PATH, [http.get(RECORDS, () => delay('infinite'))]) };

export const Failed: Story = {
  parameters: storyAt(PATH, [
    http.get(RECORDS, () => HttpResponse.json({ message: '', data: {} }, { status: 429 })),
  ]),
};

export const NoDomain: Story = {
  parameters: storyAt(PATH),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Domain' }), ' and more');
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    localStorage.clear();
  },
};

export const Editing: Story = { parameters: storyAt(PATH), play: editFirst };

export const Saving: Story = {
  parameters: storyAt(PATH, [http.post(RECORDS, () => delay('infinite')), ...aliasHandlers()]),
  play: saveFirst,
};

export const Saved: Story = {
  parameters: storyAt(PATH),
  play: async ({ canvas }) => {
    await saveFirst();
    await expect(await canvas.findByText('Saved')).toBeVisible();
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
  parameters: storyAt(PATH),
  play: async ({ canvas }) => {
    await saveCustom('bakery@example.com');
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

export const CustomExists: Story = {
  parameters: storyAt(PATH, aliasHandlers([sampleRecord({ email: 'Gym@example.com' })])),
  play: async ({ canvas }) => {
    await saveCustom('gym@example.com');
    await expect(await canvas.findByText('That alias already exists.')).toBeVisible();
  },
};
