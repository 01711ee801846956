import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from './search-field';

const meta: Meta<typeof SearchField> = {
  component: SearchField,
  args: { label: 'Search by name or e-mail' },
  render: function Searched({ value, ...field }) {
    const [text, setText] = useState(value);
    return <SearchField {...field} value={text} onChange={setText} />;
  },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = { args: { value: '' } };
export const Filled: Story = { args: { value: 'lunge' } };
