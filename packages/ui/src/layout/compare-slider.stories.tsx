import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CompareSlider } from './compare-slider';

const meta: Meta<typeof CompareSlider> = {
  component: CompareSlider,
  args: {
    label: 'Compare 14 Aug 2026 with 14 Nov 2026',
    before: { picture: <div className="size-full bg-line" />, caption: '14 Aug 2026' },
    after: { picture: <div className="size-full bg-line-strong" />, caption: '14 Nov 2026' },
  },
};
export default meta;
type Story = StoryObj<typeof CompareSlider>;

export const InTheMiddle: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveFocus();
  },
};
