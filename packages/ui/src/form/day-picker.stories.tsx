import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DayPicker } from './day-picker';

const meta: Meta<typeof DayPicker> = {
  component: DayPicker,
  args: { label: 'Days', value: ['tuesday', 'saturday'] },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <DayPicker {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof DayPicker>;

export const TwoDays: Story = { args: { hint: 'Every week on Tuesday and Saturday.' } };
export const None: Story = { args: { value: [] } };
export const WithError: Story = { args: { value: [], error: 'Choose a day.' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-48">
        <Story />
      </div>
    ),
  ],
};
