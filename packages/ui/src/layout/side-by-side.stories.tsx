import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button';
import { TextField } from '../form/text-field';
import { SideBySide } from './side-by-side';

const meta: Meta<typeof SideBySide> = { component: SideBySide };
export default meta;
type Story = StoryObj<typeof SideBySide>;

const ignore = () => undefined;

export const Buttons: Story = {
  args: {
    children: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button type="submit">Save</Button>
      </>
    ),
  },
};

export const Fields: Story = {
  args: {
    children: (
      <>
        <TextField label="Who" value="Mei" onChange={ignore} />
        <TextField label="Category" value="Travel" onChange={ignore} />
      </>
    ),
  },
};

/** Stacked, because the texts don't fit side by side. */
export const Narrow: Story = {
  ...Buttons,
  decorators: [
    (Story) => (
      <div className="max-w-48">
        <Story />
      </div>
    ),
  ],
};
