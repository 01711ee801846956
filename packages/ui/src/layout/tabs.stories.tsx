import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from './card';
import { Tabs } from './tabs';

function Workouts() {
  const [tab, setTab] = useState<'upcoming' | 'past'>('upcoming');
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        label="Workouts"
        tabs={[
          { id: 'upcoming', label: 'UPCOMING' },
          { id: 'past', label: 'PAST' },
        ]}
        value={tab}
        onChange={setTab}
      >
        <Card>{tab === 'upcoming' ? 'Legs and back' : 'Push'}</Card>
      </Tabs>
    </div>
  );
}

const meta: Meta<typeof Workouts> = { component: Workouts };
export default meta;

export const Two: StoryObj<typeof Workouts> = {};
