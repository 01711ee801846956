import type { Meta, StoryObj } from '@storybook/react-vite';
import { VirtualList } from './virtual-list';

interface Address {
  id: string;
  address: string;
}

const items: Address[] = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  address: `alias-${index}@example.com`,
}));

const meta: Meta<typeof VirtualList<Address>> = { component: VirtualList };
export default meta;

export const Thousands: StoryObj<typeof VirtualList<Address>> = {
  args: {
    label: 'Aliases',
    items,
    estimateSize: 64,
    renderItem: ({ address }) => <p className="flex min-h-16 items-center px-4 font-mono">{address}</p>,
  },
};
