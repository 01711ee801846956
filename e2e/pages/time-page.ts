import type { Locator, Page } from '@playwright/test';

/** `/time`. */
export class TimePage {
  readonly cards: Locator;
  readonly failures: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByRole('main').getByRole('region');
    this.failures = page.getByText('Failed to fetch forecast');
  }

  card(city: string): Locator {
    return this.page.getByRole('region', { name: city });
  }

  /** The visible days of a city's forecast. */
  days(city: string): Locator {
    return this.page.getByRole('list', { name: `Forecast for ${city}` }).getByRole('listitem');
  }

  open() {
    return this.page.goto('/time');
  }
}
