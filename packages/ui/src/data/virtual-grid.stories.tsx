import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { VirtualGrid } from './virtual-grid';

interface Shop {
  id: string;
  name: string;
}

const items: Shop[] = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  name: `Shop ${String(index)}`,
}));

const meta: Meta<typeof VirtualGrid<Shop>> = { component: VirtualGrid };
export default meta;

export const Thousands: StoryObj<typeof VirtualGrid<Shop>> = {
  args: {
    label: 'Shops',
    items,
    estimateSize: 100,
    renderItem: ({ name }) => <p className="grid h-22 place-items-center rounded-card bg-raised">{name}</p>,
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Shops' });
    const cells = canvas.getAllByRole('listitem');
    await expect(cells.length).toBeLessThan(200);
    const boxes = () => [0, 1].map((at) => canvas.getByText(`Shop ${String(at)}`).getBoundingClientRect());
    // Side by side, in equal columns that fill the list.
    await waitFor(async () => {
      const [first, second] = boxes();
      await expect(first?.top).toBe(second?.top);
      await expect(first?.width).toBe(second?.width);
      await expect(second?.left).toBeGreaterThan(first?.right ?? NaN);
    });
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    // A row has 88 px and a gap of 12, without a gap below the last one.
    await waitFor(() => expect(list.clientHeight).toBe(Math.ceil(items.length / columns) * 100 - 12));
  },
};
