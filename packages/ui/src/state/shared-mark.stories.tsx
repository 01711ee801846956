import type { Meta, StoryObj } from '@storybook/react-vite';
import { List, ListItem } from '../data/list';
import { SharedMark } from './shared-mark';

const meta: Meta<typeof SharedMark> = { component: SharedMark };
export default meta;
type Story = StoryObj<typeof SharedMark>;

export const Default: Story = {};

export const InAList: Story = {
  render: () => (
    <List label="Cards">
      <ListItem>
        <span className="block font-medium">City Grocer</span>
        <span className="flex flex-wrap gap-x-3 text-13 text-muted">
          Barcode <SharedMark />
        </span>
      </ListItem>
    </List>
  ),
};
