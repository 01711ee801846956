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
export const EqualChanges: Story = {
  args: {
    contested: [
      {
        ...{ label: 'Balance', mine: '15.00', theirs: '15.00' },
        hint: 'Both changes come to the same balance. If each took something off, one is missing: take it off once more.',
      },
    ],
    theirsAlone: [],
  },
};
export const TheirsAlone: Story = { args: { contested: [] } };
