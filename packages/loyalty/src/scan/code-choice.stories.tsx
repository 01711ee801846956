import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeChoice } from './code-choice';

const meta: Meta<typeof CodeChoice> = {
  component: CodeChoice,
  args: {
    codes: [
      { type: 'ean13', code: '8710400123453', meaning: '8710400123453', encoding: '' },
      {
        type: 'qrtext',
        code: 'https://shop.example/join?card=8710400123453&lang=en',
        meaning: 'https://shop.example/join?card=8710400123453&lang=en',
        encoding: '',
      },
    ],
    onChoose: () => undefined,
    onAgain: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof CodeChoice>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /2 codes found/ })).toBeVisible();
    await expect(canvas.getByText('EAN-13')).toBeVisible();
  },
};
