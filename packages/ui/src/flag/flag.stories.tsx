import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './flag';

const meta: Meta<typeof Flag> = { component: Flag };
export default meta;
type Story = StoryObj<typeof Flag>;

export const Netherlands: Story = { args: { country: 'NL', name: 'Netherlands' } };
export const China: Story = { args: { country: 'CN', name: 'China' } };
export const Malaysia: Story = { args: { country: 'MY', name: 'Malaysia' } };
export const Other: Story = { args: { country: 'DE', name: 'Germany' } };
export const FreeText: Story = { args: { country: 'Narnia', name: 'Narnia' } };
/** Without a label, because the country's name is next to the flag. */
export const Unnamed: Story = { args: { country: 'TH' } };
