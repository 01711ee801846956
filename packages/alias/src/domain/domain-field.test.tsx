import { pb } from '@hub/pb-client';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aliasRoutes } from '../routes';
import { aliasHandlers } from '../testing';
import { addressesNow, first, rows } from '../testing/generator-page';

const server = mockServer(...aliasHandlers());
const openPage = (at: string, person: { id?: string; aliasDomain?: string } = {}) =>
  openTool(aliasRoutes, at, person);
const HAS_DOMAIN = { aliasDomain: 'example.com' };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const domainField = () => screen.getByRole('textbox', { name: 'Domain' });

describe('the domain', () => {
  it('is where the suggestions are, and is remembered for the person', async () => {
    const { user, unmount } = openPage('/alias/generate');
    await user.type(await screen.findByRole('textbox', { name: 'Domain' }), 'Mail.Example.ORG');
    await waitFor(() => expect(addressesNow()[0]).toMatch(/@mail\.example\.org$/));
    expect(addressesNow()).toHaveLength(4);
    unmount();

    const again = openPage('/alias/generate');
    expect(await screen.findByRole('textbox', { name: 'Domain' })).toHaveProperty(
      'value',
      'Mail.Example.ORG',
    );
    again.unmount();
    openPage('/alias/generate', { id: 'adam00000000000' });
    expect(await screen.findByRole('textbox', { name: 'Domain' })).toHaveProperty('value', '');
  });

  it('goes to the hub when it is left, or at the next visit where the hub was out of reach', async () => {
    const sent: unknown[] = [];
    const isReachable = { now: false };
    server.use(
      http.patch('*/api/collections/users/records/:id', async ({ request }) => {
        if (!isReachable.now) return HttpResponse.error();
        sent.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    const { user, unmount } = openPage('/alias/generate');
    await user.type(await screen.findByRole('textbox', { name: 'Domain' }), 'bücher.example');
    await user.tab();
    unmount();
    isReachable.now = true;
    openPage('/alias/generate');
    await waitFor(() => expect(sent).toEqual([{ aliasDomain: 'xn--bcher-kva.example' }]));
    expect(domainField()).toHaveProperty('value', 'bücher.example');
  });

  it('that is typed while another is being sent goes to the hub as well', async () => {
    const sent: unknown[] = [];
    let answerFirst: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (answerFirst = resolve));
    server.use(
      http.patch('*/api/collections/users/records/:id', async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) await gate;
        return HttpResponse.json({ count: sent.length });
      }),
    );
    const heard = vi.spyOn(pb, 'afterSend');
    const { user } = openPage('/alias/generate');
    await user.type(await screen.findByRole('textbox', { name: 'Domain' }), 'first.example');
    await user.tab();
    await waitFor(() => expect(sent).toEqual([{ aliasDomain: 'first.example' }]));
    await user.clear(domainField());
    await user.type(domainField(), 'second.example');
    answerFirst();
    await waitFor(() =>
      expect(heard.mock.calls.map(([, answer]): unknown => answer)).toContainEqual({ count: 1 }),
    );
    await user.tab();
    await waitFor(() => expect(sent.at(-1)).toEqual({ aliasDomain: 'second.example' }));
  });

  it('is the one that the person chose on another device since', async () => {
    localStorage.setItem(
      'hub.alias.domain.mei000000000000',
      JSON.stringify({ text: 'old.example', isSent: true }),
    );
    openTool(aliasRoutes, '/alias/generate', { aliasDomain: 'new.example' });
    expect(await screen.findByRole('textbox', { name: 'Domain' })).toHaveProperty('value', 'new.example');
  });

  it('says how to mend it when it is left, and the suggestions stay', async () => {
    const { user } = openPage('/alias/generate', HAS_DOMAIN);
    await rows();
    await user.clear(domainField());
    await user.type(domainField(), 'my mail');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Remove the space/);
    expect(domainField().getAttribute('aria-invalid')).toBe('true');
    expect(addressesNow()[0]).toMatch(/@example\.com$/);
  });

  it('leaves a row alone in which something is being written', async () => {
    const { user } = openPage('/alias/generate', HAS_DOMAIN);
    const [kept] = (await rows(), addressesNow());
    await user.click((await first()).getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Gym');
    await user.type(domainField(), '.au');
    await waitFor(() => expect(addressesNow()[1]).toMatch(/@example\.com\.au$/));
    expect(addressesNow()[0]).toBe(kept);
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'Gym');
  });
});
