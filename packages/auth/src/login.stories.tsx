import { HubError } from '@hub/pb-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { LoginPage } from './login.page';
import { SignedIn } from './testing';

type Session = NonNullable<ComponentProps<typeof SignedIn>['session']>;

function Login({ session = {} }: { session?: Session }) {
  return (
    <SignedIn user={null} session={session}>
      <LoginPage />
    </SignedIn>
  );
}

async function logIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('E-mail'), 'mei@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'not the password');
  await userEvent.click(canvas.getByRole('button'));
  return canvas;
}

const meta: Meta<typeof Login> = { component: Login, parameters: { layout: 'fullscreen', path: '/login' } };
export default meta;
type Story = StoryObj<typeof Login>;

export const Empty: Story = { tags: ['screen'] };

export const SessionEnded: Story = { args: { session: { ending: 'expired' } } };

export const NothingTyped: Story = {
  tags: ['screen'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Enter your e-mail address.')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { session: { signIn: () => new Promise<void>(() => undefined) } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(canvas.getByRole('button')).toHaveTextContent('Logging in...');
  },
};

export const WrongCredentials: Story = {
  tags: ['screen'],
  args: { session: { signIn: () => Promise.reject(new HubError('invalid')) } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const TooManyTries: Story = {
  args: { session: { signIn: () => Promise.reject(new HubError('rate-limited')) } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
