import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button';
import { Form } from '../form/form';
import { TextField } from '../form/text-field';
import { Dialog } from './dialog';

function Example({ initiallyOpen }: { initiallyOpen: boolean }) {
  const [open, setOpen] = useState(initiallyOpen);
  const [weeks, setWeeks] = useState('4');
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Generate workouts</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Generate workouts">
        <Form onSubmit={() => setOpen(false)}>
          <TextField
            label="Duration"
            inputMode="numeric"
            value={weeks}
            onChange={setWeeks}
            hint="In weeks."
          />
          <div className="grid grid-cols-2 gap-3">
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit">Generate</Button>
          </div>
        </Form>
      </Dialog>
    </main>
  );
}

const meta: Meta<typeof Example> = { component: Example };
export default meta;
type Story = StoryObj<typeof Example>;

export const Closed: Story = { args: { initiallyOpen: false } };
export const Open: Story = { args: { initiallyOpen: true } };

/** It fills a phone's screen; long content scrolls between its title and its buttons. */
export const Large: Story = {
  render: () => (
    <main>
      <Dialog
        large
        open
        onClose={() => undefined}
        title="Generate workouts"
        subtitle="Winter strength, for Sam Rivers"
        footer={<Button>Generate 11 workouts</Button>}
      >
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Sat {index + 1} Dec, Legs and back</p>
        ))}
      </Dialog>
    </main>
  ),
};
