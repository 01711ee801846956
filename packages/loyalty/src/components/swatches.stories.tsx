import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Swatches } from './swatches';

const OPTIONS = [
  { value: '', label: 'Automatic', colour: 'oklch(0.43 0.12 195)', isNamed: true },
  { value: 'red', label: 'Red', colour: 'oklch(0.43 0.12 8)' },
  { value: 'green', label: 'Green', colour: 'oklch(0.43 0.12 152)' },
  { value: 'grey', label: 'Grey', colour: 'oklch(0.43 0.006 264)' },
];

function Chosen({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return <Swatches label="Colour" options={OPTIONS} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Chosen> = { component: Chosen };
export default meta;

export const Choosing: StoryObj<typeof Chosen> = {
  args: { first: '' },
  play: async ({ canvas, userEvent }) => {
    const green = canvas.getByRole('radio', { name: 'Green' });
    const { width, height } = green.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(green);
    await expect(green).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Red' })).toBeChecked();
  },
};
