import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FileField } from './file-field';

const picture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#2f5fd0"/><circle cx="48" cy="40" r="18" fill="#fff"/><rect x="18" y="66" width="60" height="30" rx="15" fill="#fff"/></svg>',
  ],
  'passport.svg',
  { type: 'image/svg+xml' },
);
const scan = new File([new Uint8Array(1_840_000)], 'Residence card, both sides, scanned in Amsterdam.pdf', {
  type: 'application/pdf',
});

const meta: Meta<typeof FileField> = {
  component: FileField,
  args: {
    label: 'Document',
    value: null,
    prompt: 'Choose an image or PDF',
    hint: 'Up to 20 MB. Only you can open it.',
    accept: 'image/*,application/pdf',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <FileField {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof FileField>;

export const Empty: Story = {};
export const Picture: Story = { args: { value: picture } };
export const Pdf: Story = { args: { value: scan } };
export const Uploading: Story = { args: { value: scan, progress: 0.6, disabled: true } };
export const Stored: Story = { args: { stored: { name: 'passport.pdf' }, onRemoveStored: () => undefined } };
export const WithError: Story = { args: { error: 'Choose an image or a PDF of at most 20 MB.' } };
export const ChosenWithError: Story = {
  args: { value: scan, error: 'The file did not arrive completely. Try again.' },
};
