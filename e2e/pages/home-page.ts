import type { Locator, Page } from '@playwright/test';

/** The seven tiles, in the specification's words and order, with where they lead. */
export const TILES = [
  { name: 'Workout', path: '/workout' },
  { name: 'Aliases', path: '/alias' },
  { name: 'Currency', path: '/currency' },
  { name: 'Time', path: '/time' },
  { name: 'Obscura', path: '/obscura' },
  { name: 'Expiry', path: '/expiry' },
  { name: 'Loyality', path: '/loyality' },
] as const;

/** `/`, and the header that every screen shares. */
export class HomePage {
  readonly title: Locator;
  readonly tiles: Locator;
  readonly logOut: Locator;
  readonly appsMenu: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1, name: 'Apps' });
    this.tiles = page.getByRole('main').getByRole('link');
    this.logOut = page.getByRole('button', { name: 'Log out' });
    this.appsMenu = page.getByRole('banner').getByRole('button', { name: 'Apps' });
  }

  /** Logs out from any page, as a phone offers it there. */
  async signOut() {
    await this.appsMenu.click();
    await this.page.getByRole('menuitem', { name: 'Log Out' }).click();
  }

  tile(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name });
  }

  open() {
    return this.page.goto('/');
  }
}
