import type { Locator, Page } from '@playwright/test';

/** /workout/admin/users and the form for a new person. */
export class PeoplePages {
  constructor(private readonly page: Page) {}

  row(name: string | RegExp): Locator {
    return this.page.getByRole('list', { name: 'Users' }).getByRole('listitem').filter({ hasText: name });
  }

  field(name: 'Name' | 'E-mail' | 'Password'): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  async fill(person: { name: string; email: string; role?: 'User' | 'Admin'; password?: string }) {
    await this.field('Name').fill(person.name);
    await this.field('E-mail').fill(person.email);
    if (person.role) await this.page.getByLabel('Role').selectOption(person.role);
    if (person.password) await this.field('Password').fill(person.password);
  }

  async save() {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }
}

/** /workout/admin/exercises, the form for an exercise, and the library. */
export class ExercisePages {
  readonly search: Locator;
  readonly rows: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.rows = page.getByRole('list', { name: 'Exercises' }).locator('> li');
    this.dialog = page.locator('dialog[open]');
  }

  async open() {
    await this.page.goto('/workout/admin/exercises');
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  async choose(title: string, action: 'Edit' | 'Delete') {
    await this.row(title).getByRole('button', { name: 'Actions' }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async openLibrary() {
    await this.page.getByRole('button', { name: 'Add from library' }).click();
  }

  entry(name: string | RegExp): Locator {
    return this.dialog.getByRole('checkbox', { name });
  }

  async chooseEntry(name: string) {
    await this.dialog.getByRole('listitem').filter({ hasText: name }).locator('label').click();
  }
}
