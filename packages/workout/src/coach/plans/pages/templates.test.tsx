import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { coachPaths } from '../../../paths';
import { KIM, planWorkout, SAM, samplePlan, samsStore, storeHandlers } from '../../../testing';
import { plansRoutes } from '../routes';

const server = mockServer();

const workouts = [planWorkout('Legs', 'weekly', ['tuesday'], ['Squat'])];
const template = samplePlan({ user: '', active: false, planTitle: 'Spring', workouts });

function openPage(path: string, plans = [template, samplePlan({ workouts })]) {
  const store = samsStore({ plans });
  server.use(...storeHandlers(store));
  return { store, ...openTool(plansRoutes, path, { isAdmin: true }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the templates', () => {
  it('are the plans of nobody, each with its ways to others', async () => {
    const { user } = openPage(coachPaths.templates);
    await user.click(await findButton(/^Spring/));
    expect(screen.queryByText('Winter strength')).toBeNull();
    expect(screen.queryByText(/Active|Inactive/)).toBeNull();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Generate workouts')).toBe(coachPaths.generate(template.id));
    expect(hrefOf('Edit')).toBe(coachPaths.editTemplate(template.id));
  });

  it('say what they are where there are none, and lead to the first', async () => {
    openPage(coachPaths.templates, []);
    await screen.findByText('No templates yet');
    const link = screen.getByRole('link', { name: 'Make a template' });
    expect(link.getAttribute('href')).toBe(coachPaths.addTemplate);
  });

  it('are made in the editor, without a state', async () => {
    const { user, store, currentLocation } = openPage(coachPaths.addTemplate, []);
    await user.type(await screen.findByLabelText('Plan title'), 'Summer');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(button('Save'));
    await waitFor(() => expect(currentLocation().pathname).toBe(coachPaths.templates));
    expect(store.plans).toMatchObject([{ user: '', active: false, planTitle: 'Summer' }]);
  });

  it('are changed in the editor, which takes no plan of a person for one', async () => {
    const own = samplePlan({ user: SAM });
    const { user, store } = openPage(coachPaths.editTemplate(template.id), [{ ...template }]);
    await user.type(await screen.findByLabelText('Plan title'), ' strength');
    await user.click(button('Save'));
    await waitFor(() => expect(store.plans[0]?.planTitle).toBe('Spring strength'));
    openPage(coachPaths.editTemplate(own.id), [own]);
    await screen.findByText('Template not found');
    expect(screen.getByRole('link', { name: 'Go to the templates' }).getAttribute('href')).toBe(
      coachPaths.templates,
    );
  });
});

describe('a plan', () => {
  async function openCopying(plans = [samplePlan({ workouts })]) {
    const page = openPage(coachPaths.plans(SAM), plans);
    await page.user.click(await findButton(/^Winter strength/));
    await page.user.click(button('Copy'));
    return { ...page, dialog: within(screen.getByRole('dialog')) };
  }

  it('is copied to others and kept as a template, each a plan of its own', async () => {
    const { user, store, dialog } = await openCopying();
    expect(dialog.getByRole('button', { name: 'Copy' }).hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'Keep as a template' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Kim Sands' }));
    expect(dialog.queryByRole('checkbox', { name: 'Sam Rivers' })).toBeNull();
    await user.dblClick(dialog.getByRole('button', { name: 'Make 2 copies' }));
    await screen.findByText('2 copies made');
    const [original, ...copies] = store.plans;
    const same = { planTitle: 'Winter strength', workouts, origin: original?.id };
    expect(copies).toMatchObject([
      { ...same, user: '', active: false },
      { ...same, user: KIM, active: true },
    ]);
  });

  it('says who has a copy, and gives another where it is asked for', async () => {
    const plan = samplePlan({ workouts });
    const copy = samplePlan({ user: KIM, origin: plan.id });
    const { user, store, dialog } = await openCopying([plan, copy]);
    const kim = await dialog.findByRole('checkbox', { name: 'Kim Sands' });
    await dialog.findByText('Already has a copy');
    await user.click(kim);
    await user.click(dialog.getByRole('button', { name: 'Make 1 copy' }));
    await screen.findByText('1 copy made');
    expect(store.plans).toHaveLength(3);
  });

  it('is copied to the rest only, when the first try broke off', async () => {
    const { user, store, dialog } = await openCopying();
    await user.click(dialog.getByRole('checkbox', { name: 'Keep as a template' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Kim Sands' }));
    let tries = 0;
    server.use(
      http.post('*/api/collections/plans/records', () => {
        tries += 1;
        return tries === 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Make 2 copies' }));
    await dialog.findByText(/copying again adds only the rest/);
    await user.click(dialog.getByRole('button', { name: 'Make 2 copies' }));
    await screen.findByText('2 copies made');
    expect(store.plans.map(({ user: owner }) => owner)).toEqual([SAM, '', KIM]);
  });
});
