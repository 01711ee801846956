import { FileProblem } from '@hub/file-core';
import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CONTRACT, fakeCleaner, PHOTO, PLAIN, routesWith, sampleFile } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const photo = () => drawnPhoto('IMG_20261114_183207.jpg');
const LAYERS = 'Layers in it are switched off: what they hold is hidden, but stays.';
const LOCKED = 'Can’t be opened: it needs a password. Save a copy without one, and choose that.';

/** A photo that the browser can draw, 800 by 600 pixels. */
async function drawnPhoto(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(800, 600);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Nothing can be drawn here.');
  const sky = pen.createLinearGradient(0, 0, 0, 600);
  sky.addColorStop(0, '#414a80');
  sky.addColorStop(1, '#f5b36a');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 800, 600);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

/** The findings depend on the file's name; `Slow …` is never finished, `Bank …` can't be opened, `Layered …` hides something. */
function openCleaner() {
  return fakeCleaner({
    inspect: (file) => {
      const { name } = file as File;
      if (name.startsWith('Bank')) throw new FileProblem(LOCKED);
      if (name.startsWith('Layered')) return { ...CONTRACT, warnings: [LAYERS] };
      if (name.endsWith('.pdf')) return CONTRACT;
      return name.endsWith('.png') ? PLAIN : PHOTO;
    },
    waitsFor: (file) => (file as File).name.startsWith('Slow'),
  });
}

async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const canvas = within(canvasElement);
  await canvas.findByRole('button', { name: 'Choose files' });
  // Of all kinds, because any file can be dropped.
  await userEvent.setup({ applyAccept: false }).upload(canvas.getByLabelText('Files'), files);
  return canvas;
}

const at = { ...storyAt('/obscura', []), routes: routesWith(openCleaner) };

export const Empty: Story = { tags: ['screen'], parameters: at };

export const Refused: Story = {
  tags: ['screen'],
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, new File(['\0\0\0\x18ftypheic'], 'IMG_0001.HEIC'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The findings of a photo. */
export const Found: Story = {
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, await photo());
    await expect(await canvas.findByRole('heading', { name: '14 private details found' })).toBeVisible();
  },
};

/** A PDF is neither resized nor marked. */
export const SignedPdf: Story = {
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, sampleFile('Rental contract.pdf', 'pdf'));
    await expect(await canvas.findByText('Its signature will no longer be valid.')).toBeVisible();
    await expect(canvas.getByLabelText('Resize')).toBeDisabled();
  },
};

/** A PDF in which something hidden stays: redrawing is pointed out. */
export const Hidden: Story = {
  tags: ['screen'],
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, sampleFile('Layered plan.pdf', 'pdf'));
    await expect(await canvas.findByRole('button', { name: 'Redraw pages as pictures' })).toBeVisible();
  },
};

/** The pages of a PDF become pictures. */
export const Redrawn: Story = {
  tags: ['screen'],
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, sampleFile('Rental contract.pdf', 'pdf'));
    await userEvent.click(await canvas.findByLabelText('Redraw pages'));
    await expect(canvas.getByRole('radio', { name: '150' })).toBeChecked();
    await expect(canvas.getByText(/^Its pages become pictures/)).toBeVisible();
    // The next story begins as the first visit does.
    await userEvent.click(canvas.getByLabelText('Redraw pages'));
  },
};

export const CantBeOpened: Story = {
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, sampleFile('Bank statement.pdf', 'pdf'));
    await expect(await canvas.findByText(LOCKED)).toBeVisible();
  },
};

export const TextMissing: Story = {
  tags: ['screen'],
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, await photo());
    await canvas.findByRole('heading', { name: '14 private details found' });
    await userEvent.click(canvas.getByText('Watermark'));
    await userEvent.click(canvas.getByRole('button', { name: 'Process File' }));
    await expect(await canvas.findByText('Watermark text is required.')).toBeVisible();
    // So that the next story starts with the first options.
    await userEvent.click(canvas.getByText('Watermark'));
  },
};

/** The result for a photo. */
export const Clean: Story = {
  tags: ['screen'],
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, await photo());
    await canvas.findByRole('heading', { name: '14 private details found' });
    await userEvent.click(canvas.getByRole('button', { name: 'Process File' }));
    await expect(await canvas.findByRole('heading', { name: 'Nothing private is left' })).toBeVisible();
  },
};

const several = async () => [
  await photo(),
  await drawnPhoto('IMG_20261107_101544.jpg'),
  sampleFile('Bank statement.pdf', 'pdf', 212_000),
];

export const Several: Story = {
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, ...(await several()));
    await expect(await canvas.findByText(LOCKED)).toBeVisible();
  },
};

/** One after the other: two are clean, one is being processed, one waits. */
export const SeveralProcessing: Story = {
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(
      canvasElement,
      ...(await several()),
      sampleFile('Slow rental contract.pdf', 'pdf', 640_000),
    );
    await canvas.findByText(LOCKED);
    await userEvent.click(await canvas.findByRole('button', { name: 'Process File' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Processing' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '2 of 4 clean' })).toBeVisible();
  },
};

export const SeveralClean: Story = {
  parameters: at,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, ...(await several()));
    await canvas.findByText(LOCKED);
    await userEvent.click(await canvas.findByRole('button', { name: 'Process File' }));
    await expect(await canvas.findByRole('button', { name: 'Save all' })).toBeVisible();
  },
};
