import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

interface BuiltTool {
  id: string;
  name: string;
  path: string;
}

const BUILT = fileURLToPath(new URL('../../apps/hub/dist/.tools.json', import.meta.url));

/** The tiles of the built hub in their order, with their paths. */
export const TILES = JSON.parse(readFileSync(BUILT, 'utf8')) as readonly BuiltTool[];

/** `/`, and the header that every screen shares. */
export class HomePage {
  readonly title: Locator;
  readonly tiles: Locator;
  readonly logOut: Locator;
  readonly appsMenu: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1, name: 'Apps' });
    this.tiles = page.getByRole('main').locator('a[data-tool]');
    this.logOut = page.getByRole('button', { name: 'Log out' });
    this.appsMenu = page.getByRole('banner').getByRole('button', { name: 'Apps' });
  }

  /** Logs out from any page, with the menu of a phone. */
  async signOut() {
    await this.appsMenu.click();
    await this.page.getByRole('menuitem', { name: 'Log Out' }).click();
  }

  tile(name: string): Locator {
    return this.tiles.and(this.page.getByRole('link', { name }));
  }

  open() {
    return this.page.goto('/');
  }
}
