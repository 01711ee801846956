import { expect, type Locator, type Page } from '@playwright/test';

/** `/workout/admin/users/{id}/plans`: the plans of a person, and the actions on a plan. */
export class PlanList {
  /** The open dialog or question. */
  readonly dialog: Locator;
  readonly toast: Locator;
  /** What was last created or changed, with Undo. */
  readonly lastChange: Locator;

  constructor(
    readonly page: Page,
    readonly athleteId: string,
  ) {
    this.dialog = page.locator('dialog[open]');
    const undo = page.getByRole('button', { name: 'Undo' });
    const status = page.getByRole('status');
    this.toast = status.filter({ hasText: /workouts? (removed|copied)/, hasNot: undo });
    this.lastChange = status.filter({ has: undo });
  }

  async open() {
    await this.page.goto(`/workout/admin/users/${this.athleteId}/plans`);
  }

  /** Expands a plan in the list, unless it is expanded. */
  async unfold(title: string) {
    const row = this.page.getByRole('button', { name: title });
    await expect(row).toBeVisible();
    if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
  }

  /** Opens the generate dialog of a plan and chooses a number of months. */
  async openGenerator(title: string, months: number) {
    await this.unfold(title);
    await this.page.getByRole('button', { name: 'Generate workouts' }).click();
    await this.dialog.getByText('Month', { exact: true }).click();
    await this.dialog.getByLabel('Duration').fill(String(months));
  }

  /**
   * Waits until the calendar shows the workouts of this day: an open dialog of the previous day would
   * disappear with them.
   */
  async expectDay(day: string) {
    const chosen = this.page.getByRole('gridcell', { selected: true });
    await expect(chosen.locator('[data-day]')).toHaveAttribute('data-day', day);
  }

  /** The number after one of the dialog's three labels. */
  count(words: 'New' | 'Already there, stay as they are' | 'Left out'): Locator {
    return this.dialog.locator('dl > div').filter({ hasText: words }).locator('dd');
  }

  get generate(): Locator {
    return this.dialog.getByRole('button', { name: /^Generate/ });
  }
}

/** A workout of a plan, as a coach enters it. */
interface WorkoutEntry {
  title: string;
  frequency?: 'Weekly' | 'Bi-weekly' | 'Monthly';
  days: readonly string[];
  /** A text to search for, or an exercise that is used as typed. */
  exercises: readonly (string | { typed: string })[];
}

/** The editor of a plan and of one of its workouts. */
export class PlanEditor {
  readonly title: Locator;
  readonly save: Locator;
  readonly unsaved: Locator;
  readonly workouts: Locator;
  readonly exercises: Locator;
  readonly picker: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByLabel('Plan title');
    this.save = page.getByRole('button', { name: /^Sav(e|ing…)$/ });
    this.unsaved = page.getByText('Unsaved changes');
    this.workouts = page.getByRole('list', { name: 'Workouts' }).getByRole('listitem');
    this.exercises = page.getByRole('list', { name: 'Exercises' }).getByRole('listitem');
    this.picker = page.getByRole('combobox', { name: 'Add an exercise' });
  }

  async open(athleteId: string, planId: string) {
    await this.page.goto(`/workout/admin/users/${athleteId}/plans/${planId}/edit`);
    await expect(this.title).not.toHaveValue('');
  }

  /** Adds a workout and goes back to its plan. Picks the first result, or adds the typed text. */
  async addWorkout({ title, frequency, days, exercises }: WorkoutEntry) {
    await this.page.getByRole('button', { name: 'Add workout' }).click();
    await this.page.getByLabel('Workout title').fill(title);
    if (frequency) await this.page.getByText(frequency, { exact: true }).click();
    for (const day of days) await this.page.getByRole('checkbox', { name: day }).check();
    for (const exercise of exercises) {
      const isFound = typeof exercise === 'string';
      await this.picker.fill(isFound ? exercise : exercise.typed);
      const name = isFound ? /^(?!Add “)/ : /as typed$/;
      await this.page.getByRole('option', { name }).first().click();
    }
    await expect(this.exercises).toHaveCount(exercises.length);
    await this.page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(this.title).toBeVisible();
  }

  /** The handle of a row. */
  handle(name: string): Locator {
    return this.page.getByRole('button', { name: `Move ${name}`, exact: true });
  }
}
