import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FilterField } from './filter-field';

const meta: Meta<typeof FilterField> = {
  component: FilterField,
  render: function Filtered({ value }) {
    const [text, setText] = useState(value);
    return <FilterField value={text} onChange={setText} />;
  },
};
export default meta;
type Story = StoryObj<typeof FilterField>;

export const Empty: Story = { args: { value: '' } };
export const Filled: Story = { args: { value: 'passport' } };
