import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConflictDialog } from './conflict-dialog';

const meta: Meta<typeof ConflictDialog> = {
  component: ConflictDialog,
  args: {
    contested: [{ label: 'Name', mine: 'City Grocer', theirs: 'City Grocer, High Street' }],
    theirsAlone: [{ label: 'Expiry date', theirs: '3 Dec 2026' }],
    onKeepMine: () => undefined,
    onTakeTheirs: () => undefined,
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof ConflictDialog>;

export const Both: Story = {};
export const TheirsAlone: Story = { args: { contested: [] } };
