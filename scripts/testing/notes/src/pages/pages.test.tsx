import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notesRoutes } from '../routes';
import { sampleHandlers } from '../testing';

mockServer(...sampleHandlers());

it('lists the notes', async () => {
  openTool(notesRoutes, '/notes');
  expect(await screen.findByRole('link', { name: 'Wi-Fi' })).toBeTruthy();
});
