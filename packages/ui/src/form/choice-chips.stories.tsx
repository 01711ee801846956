import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { ChoiceChips } from './choice-chips';

type Args = ComponentProps<typeof ChoiceChips<string>>;

const names = ['abdominals', 'biceps', 'calves', 'hamstrings', 'lower back', 'quadriceps', 'shoulders'];

const meta: Meta<Args> = {
  component: ChoiceChips,
  args: {
    label: 'Muscles',
    options: names.map((value) => ({ value, label: value })),
    value: ['hamstrings', 'lower back'],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <ChoiceChips {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<Args>;

export const TwoOfSeven: Story = { args: { hint: 'What it is mostly for.' } };
export const None: Story = { args: { value: [] } };
export const WithError: Story = { args: { value: [], error: 'Choose at least one.' } };
