import type { Locator, Page } from '@playwright/test';

/** `/account`. */
export class AccountPage {
  readonly link: Locator;
  readonly changePassword: Locator;
  readonly current: Locator;
  readonly fresh: Locator;
  readonly again: Locator;
  readonly save: Locator;
  readonly signOutEverywhere: Locator;
  readonly question: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.link = page.getByRole('banner').getByRole('link', { name: 'Account' });
    this.changePassword = main.getByRole('button', { name: 'Change Password' });
    this.current = main.getByLabel('Current password');
    this.fresh = main.getByLabel('New password', { exact: true });
    this.again = main.getByLabel('New password again');
    this.save = main.getByRole('button', { name: 'Save' });
    this.signOutEverywhere = main.getByRole('button', { name: 'Sign Out Everywhere' });
    this.question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  }

  /** Opens the page and the form for a new password. */
  async openPasswordForm() {
    await this.page.goto('/account');
    await this.changePassword.click();
  }

  /** Fills in the form and submits it; the test checks the result. */
  async change(current: string, fresh: string, again = fresh) {
    await this.current.fill(current);
    await this.fresh.fill(fresh);
    await this.again.fill(again);
    await this.save.click();
  }
}
