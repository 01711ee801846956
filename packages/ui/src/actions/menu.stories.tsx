import type { Meta, StoryObj } from '@storybook/react-vite';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Menu } from './menu';

const meta: Meta<typeof Menu> = {
  component: Menu,
  args: {
    label: 'Actions',
    icon: EllipsisVertical,
    items: [
      { label: 'Edit', icon: Pencil, to: '/expiry/edit/1' },
      { label: 'Delete', icon: Trash2, danger: true, onSelect: () => undefined },
    ],
  },
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};

export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Actions' })),
};
