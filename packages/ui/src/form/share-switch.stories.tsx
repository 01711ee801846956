import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareSwitch } from './share-switch';

const meta: Meta<typeof ShareSwitch> = {
  component: ShareSwitch,
  args: { value: false, onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof ShareSwitch>;

export const Off: Story = {};
export const On: Story = { args: { value: true } };
