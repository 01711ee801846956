import type { Meta, StoryObj } from '@storybook/react-vite';
import { LongList } from './long-list';

interface Address {
  id: string;
  address: string;
}

const items: Address[] = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  address: `alias-${index}@example.com`,
}));

const meta: Meta<typeof LongList<Address>> = { component: LongList };
export default meta;

/** Most lists are short; `VirtualList` shows a long one. */
export const Short: StoryObj<typeof LongList<Address>> = {
  args: {
    label: 'Aliases',
    items,
    estimateSize: 64,
    renderItem: ({ address }) => <p className="flex min-h-16 items-center px-4 font-mono">{address}</p>,
  },
};
