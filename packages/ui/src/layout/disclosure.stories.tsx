import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './disclosure';

const meta: Meta<typeof Disclosure> = {
  component: Disclosure,
  args: { label: '8 more', children: <p>Lens, software, serial number</p> },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByText('Lens, software, serial number');
    await expect(more).not.toBeVisible();
    await userEvent.click(canvas.getByText('8 more'));
    await expect(more).toBeVisible();
  },
};
