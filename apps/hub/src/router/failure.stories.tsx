import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { BareErrorPage } from '../pages/bare-error.page';
import { ErrorPage } from '../pages/error.page';
import { Failure } from './failure';

interface FailedPageProps {
  Page: ComponentType<{ children: ReactNode }>;
  error: Error;
}

function FailedPage({ Page, error }: FailedPageProps) {
  return (
    <Page>
      <Failure error={error} onRetry={() => undefined} />
    </Page>
  );
}

const meta: Meta<typeof FailedPage> = { component: FailedPage, parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof FailedPage>;

const broken = new Error('A page that can’t be drawn.');
const replaced = new TypeError('Failed to fetch dynamically imported module: /assets/home.page.js');

export const Broken: Story = { args: { Page: ErrorPage, error: broken } };
export const ReplacedByARelease: Story = { args: { Page: ErrorPage, error: replaced } };
export const WithoutTheShell: Story = { args: { Page: BareErrorPage, error: replaced } };
