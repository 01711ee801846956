import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link';

const meta: Meta<typeof TextLink> = { component: TextLink };
export default meta;

export const InText: StoryObj<typeof TextLink> = {
  render: () => (
    <p>
      The guides are under <TextLink to="/documents">Documents</TextLink>, four pages to keep.
    </p>
  ),
};
