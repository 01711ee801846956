import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './steps';

const meta: Meta<typeof Steps> = { component: Steps };
export default meta;

export const TwoOfSix: StoryObj<typeof Steps> = { args: { done: [true, true, false, false, false, false] } };

export const Many: StoryObj<typeof Steps> = {
  args: { done: Array.from({ length: 40 }, (_, index) => index % 3 === 0) },
};
