import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { peopleRoutes } from '../routes';
import { peopleHandlers, sampleLibraryExercise, storeHandlers } from '../../../testing';

const LIST = '/workout/admin/exercises';
const RECORDS = '*/api/collections/exercises/records';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: peopleRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Exercises: Story = { tags: ['screen'], parameters: storyAt(LIST, peopleHandlers()) };

export const Found: Story = { parameters: storyAt(`${LIST}?q=bar`, peopleHandlers()) };

export const Tagged: Story = { parameters: storyAt(`${LIST}?tag=abdominals`, peopleHandlers()) };

export const Empty: Story = { tags: ['screen'], parameters: storyAt(LIST, storeHandlers()) };

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt(LIST, [http.get(RECORDS, () => delay('infinite'))]),
};

export const Failed: Story = {
  parameters: storyAt(LIST, [
    http.get(RECORDS, () => HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 })),
  ]),
};

export const Deleting: Story = {
  tags: ['screen'],
  parameters: storyAt(LIST, storeHandlers({ exercises: [sampleLibraryExercise()] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await screen.findByText(/No plan uses it/)).toBeVisible();
  },
};

async function searchLibrary(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], words: string) {
  const add = await canvas.findByRole('button', { name: 'Add from library' });
  // The button is enabled when the existing exercises have loaded.
  await waitFor(() => expect(add).toBeEnabled());
  await userEvent.click(add);
  await screen.findByText(/873 exercises/);
  await userEvent.type(screen.getByLabelText(/Search by name/), words);
}

async function openLibrary(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await searchLibrary(canvas, 'dumbbell rear');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Dumbbell Rear Lunge/ }));
}

export const Library: Story = {
  parameters: storyAt(LIST, storeHandlers({ exercises: [sampleLibraryExercise()] })),
  play: ({ canvas }) => openLibrary(canvas),
};

export const LibraryKnown: Story = {
  tags: ['screen'],
  parameters: storyAt(LIST, storeHandlers({ exercises: [sampleLibraryExercise()] })),
  play: async ({ canvas }) => {
    await searchLibrary(canvas, 'barbell squat');
    // The list is rendered again at each search, so that an element found before may be gone.
    await waitFor(() => expect(screen.getByText('Already in your exercises')).toBeVisible());
  },
};

export const LibraryFailed: Story = {
  parameters: storyAt(LIST, [
    http.post(RECORDS, () => HttpResponse.error()),
    ...storeHandlers({ exercises: [sampleLibraryExercise()] }),
  ]),
  play: async ({ canvas }) => {
    await openLibrary(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 exercise' }));
    await expect(await screen.findByText(/1 exercise was not added/)).toBeVisible();
  },
};

export const NewExercise: Story = { parameters: storyAt(`${LIST}/add`, storeHandlers()) };

const exercise = sampleLibraryExercise({
  video: 'https://video.example/squat',
  notes: 'Good to start with.',
});

export const Edit: Story = {
  parameters: storyAt(`${LIST}/${exercise.id}/edit`, storeHandlers({ exercises: [exercise] })),
};

export const Deleted: Story = { parameters: storyAt(`${LIST}/gone/edit`, storeHandlers()) };

const LONG = 'Half-kneeling-single-arm-landmine-press-with-a-very-long-pause-at-the-bottom';
const longExercise = sampleLibraryExercise({
  title: LONG,
  instructions: `${LONG.replaceAll('-', ' ')}. Step down, never jump down, and breathe out on the way up again.`,
});

export const LongTitle: Story = {
  tags: ['screen'],
  parameters: storyAt(LIST, storeHandlers({ exercises: [longExercise, sampleLibraryExercise()] })),
};

export const EditLongTitle: Story = {
  tags: ['screen'],
  parameters: storyAt(`${LIST}/${longExercise.id}/edit`, storeHandlers({ exercises: [longExercise] })),
};

export const Incomplete: Story = {
  tags: ['screen'],
  parameters: storyAt(`${LIST}/add`, storeHandlers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Give it a title.')).toBeVisible();
  },
};
