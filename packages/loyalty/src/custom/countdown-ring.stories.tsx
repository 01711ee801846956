import type { Meta, StoryObj } from '@storybook/react-vite';
import { countdownAt } from './countdown';
import { CountdownRing } from './countdown-ring';

const meta: Meta<typeof CountdownRing> = { component: CountdownRing };
export default meta;
type Story = StoryObj<typeof CountdownRing>;

const after = (seconds: number, period = 20) => ({ countdown: countdownAt(seconds, period), period });

export const Full: Story = { args: after(0) };
export const Half: Story = { args: after(10) };
export const Quarter: Story = { args: after(15) };
export const LastSecond: Story = { args: after(599, 600) };
