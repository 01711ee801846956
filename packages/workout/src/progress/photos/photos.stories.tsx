import { addDays, toCalendarDate } from '@hub/calendar';
import { SAMPLE_PERSON, storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { progressRoutes } from '../routes';
import type { PhotoSet } from './photo-set';
import { photoStore } from './photo-store';
import { photoOf } from '../../testing/sample-photo';
import { sampleSets } from './sample-sets';

const today = toCalendarDate(new Date());

/** Replaces the sets in the browser's database by these. */
function storeOnly(...sets: PhotoSet[]) {
  return async () => {
    const store = photoStore(SAMPLE_PERSON);
    for (const { id } of await store.list()) await store.delete(id);
    await store.add(sets);
  };
}

const [newest, oldest] = sampleSets(today) as [PhotoSet, PhotoSet];
const withoutSide: PhotoSet = {
  id: 'front-only',
  date: addDays(today, -40),
  photos: newest.photos.front ? { front: newest.photos.front } : {},
};

const meta: Meta<typeof ToolStory> = {
  component: ToolStory,
  parameters: { routes: progressRoutes, ...storyAt('/progress/photos', []) },
};
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Samples: Story = { tags: ['screen'], beforeEach: storeOnly() };

export const OneSet: Story = { beforeEach: storeOnly(newest) };

export const Compared: Story = { tags: ['screen'], beforeEach: storeOnly(newest, withoutSide, oldest) };

export const SideMissing: Story = {
  beforeEach: storeOnly(newest, withoutSide),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Side' }));
    await expect(canvas.getByText(/No side photo/)).toBeVisible();
  },
};

export const NewSet: Story = { parameters: storyAt('/progress/add', []) };

export const NothingChosen: Story = {
  tags: ['screen'],
  parameters: storyAt('/progress/add', []),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(/Choose at least one photo/)).toBeVisible();
  },
};

export const DayOffered: Story = {
  tags: ['screen'],
  parameters: storyAt('/progress/add', []),
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Front'), photoOf('2026:11:14 07:12:00'));
    await expect(await canvas.findByRole('button', { name: /^Use the day of the photo/ })).toBeVisible();
  },
};

async function twoFrames() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Chooses an action on the only set. */
async function chooseAction(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) {
  const actions = await canvas.findByRole('button', { name: 'Actions' });
  // Scrolling to the button after the tap would close the menu again.
  actions.scrollIntoView({ block: 'center', behavior: 'instant' });
  await twoFrames();
  await userEvent.click(actions);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

export const ChangingTheDay: Story = {
  tags: ['screen'],
  beforeEach: storeOnly(newest),
  play: async ({ canvas }) => {
    await chooseAction(canvas, 'Change the day');
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const AskingToDelete: Story = {
  tags: ['screen'],
  beforeEach: storeOnly(newest),
  play: async ({ canvas }) => {
    await chooseAction(canvas, 'Delete');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
