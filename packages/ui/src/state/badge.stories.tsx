import type { Meta, StoryObj } from '@storybook/react-vite';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { Badge } from './badge';

const meta: Meta<typeof Badge> = { component: Badge };
export default meta;

export const Tones: StoryObj<typeof Badge> = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Badge>in 4 months</Badge>
      <Badge tone="accent">2 of 5 done</Badge>
      <Badge tone="ok">Copied</Badge>
      <Badge tone="warning">in 12 days</Badge>
      <Badge tone="danger">3 months ago</Badge>
    </div>
  ),
};

export const WithIcons: StoryObj<typeof Badge> = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Badge icon={Circle}>Not completed</Badge>
      <Badge icon={CircleCheck} tone="ok">
        Completed
      </Badge>
      <Badge icon={CircleX} tone="danger">
        Failed
      </Badge>
    </div>
  ),
};
