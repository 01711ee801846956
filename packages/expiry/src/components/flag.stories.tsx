import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './flag';

const meta: Meta<typeof Flag> = { component: Flag };
export default meta;
type Story = StoryObj<typeof Flag>;

export const Netherlands: Story = { args: { country: 'NL' } };
export const China: Story = { args: { country: 'CN' } };
export const Malaysia: Story = { args: { country: 'MY' } };
export const Other: Story = { args: { country: 'DE' } };
export const FreeText: Story = { args: { country: 'Narnia' } };
export const None: Story = { args: { country: null } };
