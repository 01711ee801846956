import type { Meta, StoryObj } from '@storybook/react-vite';
import { LongList } from './long-list';

const items = Array.from({ length: 8 }, (_, index) => `alias-${index}@example.com`);

const meta: Meta<typeof LongList<string>> = { component: LongList };
export default meta;

/** As long lists mostly are; `VirtualList` shows what comes in its place. */
export const Short: StoryObj<typeof LongList<string>> = {
  args: {
    label: 'Aliases',
    items,
    total: items.length,
    keyOf: (address) => address,
    estimateSize: 64,
    renderItem: (address) => <p className="flex min-h-16 items-center px-4 font-mono">{address}</p>,
  },
};
