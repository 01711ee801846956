import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button';
import { useToast } from './toast';

function Example() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast('Saved')}>Save</Button>
      <Button
        variant="quiet"
        onClick={() => toast('11 workouts created', { label: 'Undo', onSelect: () => toast('Undone') })}
      >
        Generate
      </Button>
    </>
  );
}

const meta: Meta<typeof Example> = { component: Example };
export default meta;

export const Shown: StoryObj<typeof Example> = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Save' })),
};

export const WithAnAction: StoryObj<typeof Example> = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Generate' })),
};
