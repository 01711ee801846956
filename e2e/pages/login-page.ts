import type { Locator, Page } from '@playwright/test';

/** `/login`. */
export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly banner: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel('E-mail');
    this.password = page.getByLabel('Password');
    this.submit = page.getByRole('button', { name: 'Log In' });
    this.banner = page.getByRole('alert');
  }

  /** Fills in the form and submits it; the test checks the result. */
  async signIn({ email, password }: { email: string; password: string }) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
