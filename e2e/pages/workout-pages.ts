import type { Locator, Page } from '@playwright/test';

/** /workout, /workout/{id}, the result page and the history, as an athlete uses them. */
export class WorkoutPages {
  readonly heading: Locator;
  readonly cards: Locator;
  readonly results: Locator;
  readonly save: Locator;
  readonly pastResults: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.cards = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
    this.results = page.getByLabel('Results', { exact: true });
    this.save = page.getByRole('button', { name: 'Save' });
    this.pastResults = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  }

  openList() {
    return this.page.goto('/workout');
  }

  async open(id: string) {
    await this.page.goto(`/workout/${id}`);
  }

  tab(name: 'UPCOMING' | 'PAST'): Locator {
    return this.page.getByRole('tab', { name });
  }

  box(exercise: string): Locator {
    return this.page.getByRole('checkbox', { name: exercise });
  }

  async unfold(exercise: string) {
    await this.page.getByRole('button', { name: `Open ${exercise}` }).click();
  }

  /** The checkbox of a set in the table of an expanded exercise. */
  check(exercise: string, set: number | string): Locator {
    return this.sets(exercise).getByRole('checkbox', { name: `Set ${set} done` });
  }

  sets(exercise: string): Locator {
    return this.page.getByRole('table', { name: `Sets of ${exercise}` });
  }

  /** A number field of a set: `reps`, `kg`, `lb`, `seconds`. */
  number(exercise: string, set: number, name: string): Locator {
    return this.sets(exercise).getByRole('textbox', { name: `Set ${set}, ${name}` });
  }

  done(count: number, of: number): Locator {
    return this.page.getByText(`${count} of ${of} done`, { exact: true });
  }
}
