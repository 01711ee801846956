import type { Locator, Page } from '@playwright/test';

/** `/currency`. */
export class RatesPage {
  readonly rows: Locator;
  readonly tryAgain: Locator;

  constructor(readonly page: Page) {
    this.rows = page.getByRole('list', { name: 'Exchange rates' }).getByRole('link');
    this.tryAgain = page.getByRole('button', { name: 'Try again' });
  }

  row(currency: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`EUR to ${currency}`) });
  }

  open() {
    return this.page.goto('/currency');
  }
}

/** `/currency/{pair}`. */
export class PairPage {
  readonly swap: Locator;
  readonly chart: Locator;

  constructor(readonly page: Page) {
    this.swap = page.getByRole('button', { name: 'Swap' });
    this.chart = page.getByRole('img', { name: /^[A-Z]{3} to [A-Z]{3} over / });
  }

  amount(currency: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${currency} `) });
  }

  range(name: '1M' | '3M' | '1Y'): Locator {
    return this.page.getByRole('tab', { name });
  }

  open(pair: string) {
    return this.page.goto(`/currency/${pair}`);
  }
}
