import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CopyText } from './copy-text';

const LINK = 'https://hub.example.org/api/hub/calendar/7kq2m9xw4rt8bn3c.ics';

const meta: Meta<typeof CopyText> = {
  component: CopyText,
  args: { text: LINK, what: 'link', children: LINK },
};
export default meta;
type Story = StoryObj<typeof CopyText>;

/** Replaces the browser's ways to copy: the clipboard API, and `execCommand`. */
function offer(clipboard: object | undefined, oldWay: boolean) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: () => oldWay, configurable: true });
}

export const ToCopy: Story = {};

export const Copied: Story = {
  play: async ({ canvas }) => {
    offer({ writeText: () => Promise.resolve() }, false);
    await userEvent.click(canvas.getByRole('button', { name: LINK }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    offer(undefined, false);
    await userEvent.click(canvas.getByRole('button', { name: LINK }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The link is selected');
  },
};
