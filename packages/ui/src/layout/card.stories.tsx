import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../state/badge';
import { Card } from './card';

const meta: Meta<typeof Card> = { component: Card };
export default meta;

export const Default: StoryObj<typeof Card> = {
  render: () => (
    <Card>
      <div className="flex justify-between gap-4">
        <Badge>Today</Badge>
        <Badge tone="accent">2 of 5 done</Badge>
      </div>
      <h2 className="text-17">Legs and back</h2>
      <p className="text-muted">Heavy day. Keep the bar close and stop two short of failure.</p>
    </Card>
  ),
};
