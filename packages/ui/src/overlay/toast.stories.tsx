import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
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

/** The primary button is at the bottom, and the toast above it. */
export const AboveTheNextButton: StoryObj<typeof Example> = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col justify-end p-4 pb-24">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(next);
    const message = await screen.findByText('Saved');
    await expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      next.getBoundingClientRect().top,
    );
  },
};

export const WithAnAction: StoryObj<typeof Example> = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Generate' })),
};
