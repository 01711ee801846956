import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from './switch';

const meta: Meta<typeof Switch> = {
  component: Switch,
  args: { label: 'Share with everyone here', value: false },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Switch {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Off: Story = { args: { hint: 'Off: only you see this.' } };
export const On: Story = { args: { value: true, hint: 'On: everyone on this hub sees this.' } };
export const WithoutHint: Story = { args: { label: 'Completed', value: true } };
export const WithError: Story = { args: { error: 'Could not be saved.' } };
export const Disabled: Story = { args: { disabled: true } };
