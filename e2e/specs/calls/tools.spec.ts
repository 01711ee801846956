import { pngScan } from '../../fixtures/documents';
import { expect, test } from '../../fixtures/recorded';
import { AliasGenerator, AliasList } from '../../pages/alias-pages';
import { PairPage, RatesPage } from '../../pages/currency-pages';
import { ExpiryForm, ExpiryList } from '../../pages/expiry-pages';
import { CardForm, CardList, CardView } from '../../pages/loyalty-pages';
import { ObscuraPage } from '../../pages/obscura-page';

const ALIASES = '/api/collections/aliases/records';
const EXPIRY = '/api/collections/expiry/records';
const LOYALTY = '/api/collections/loyalty/records';

test('Currency and Time ask the hub, and the hub the services', async ({
  page,
  names,
  inDays,
  expectCalls,
}) => {
  // From the afternoon of a working day, the newest day of the rates is today.
  names.delete(inDays(0));
  await new RatesPage(page).open();
  await new RatesPage(page).row('USD').click();
  await expect(new PairPage(page).chart).toBeVisible();
  await page.goto('/time');
  await expect(page.getByText('°').first()).toBeVisible();
  await expectCalls({
    '§7.40': [
      'GET /api/hub/rates/latest?from=EUR',
      'GET /api/hub/rates/{day}..{day}?from=EUR&to=CNY,MYR,THB,JPY,USD,GBP',
      'GET /api/hub/rates/{day}..{day}?from=EUR&to=USD',
    ],
    '§7.50': [
      'GET /api/hub/forecast?daily=weathercode,temperature_2m_max&forecast_days=5' +
        '&latitude=5.4141,30.5728,13.7563,52.3676,51.5072&longitude=100.3288,104.0668,100.5018,4.9041,-0.1276' +
        '&timezone=Asia/Kuala_Lumpur,Asia/Shanghai,Asia/Bangkok,Europe/Amsterdam,Europe/London',
    ],
  });
});

test('Aliases makes the calls of its table, and no others', async ({ page, expectCalls }) => {
  const generator = new AliasGenerator(page);
  await generator.open();
  await expect(generator.addresses).toHaveCount(4);
  await generator.regenerate.click();
  await generator.saveRow(generator.suggestions.first(), 'News');
  await expect(generator.suggestions.getByText('Saved')).toBeVisible();
  await generator.addCustom.click();
  await generator.saveCustom('shop@example.com');
  await expect(generator.customForm.getByText('Saved')).toBeVisible();

  const list = new AliasList(page);
  await list.open();
  await list.row('shop@example.com').getByRole('button', { name: 'Edit' }).click();
  await list.description.fill('Shoes');
  await page.getByText('Share with everyone here').click();
  await list.save.click();
  await list.row('Shoes').getByRole('button', { name: 'Delete' }).click();
  await list.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(list.row('Shoes')).toHaveCount(0);
  await expectCalls({
    '§7.60': [
      `GET ${ALIASES}?fields=id,email,description,retiredOn,created,owner,shared,rev,updated&page=1&perPage=1000&sort=-created,id`,
    ],
    '§7.61': [
      `POST ${ALIASES} {"email":"{suggested}@example.com","description":"News","id":"{id}"}`,
      `POST ${ALIASES} {"email":"shop@example.com","description":"","id":"{id}"}`,
    ],
    '§7.62': [`PATCH ${ALIASES}/{id} {"description":"Shoes","shared":true,"rev":1}`],
    '§7.63': [`DELETE ${ALIASES}/{id}`],
    '§7.64': [],
    '§7.942': [`PATCH /api/collections/users/records/{me} {"aliasDomain":"example.com"}`],
  });
});

test('Expiry makes the calls of its table, and no others', async ({ page, inDays, names, expectCalls }) => {
  names.set(inDays(-1), 'yesterday');
  const list = new ExpiryList(page);
  const form = new ExpiryForm(page);
  await list.openUpcoming();
  await list.addExpiry.click();
  await form.fill({ name: 'Visa', expiryDate: inDays(40) });
  await form.save.click();
  await expect(list.item('Visa')).toBeVisible();
  await list.addExpiry.click();
  await form.fill({
    name: 'Passport',
    country: 'NL',
    expiryDate: inDays(12),
    who: 'Mei',
    category: 'Travel',
  });
  await form.document.setInputFiles(pngScan('scan.png'));
  await form.save.click();
  await list.choose('Passport', 'Edit');
  await form.fill({ who: 'Ben' });
  await form.save.click();
  await list.open('Passport');
  await form.openDocument('scan.png');
  await form.fill({ expiryDate: inDays(-1) });
  await form.save.click();
  await expect(list.item('Visa')).toBeVisible();
  await page.goto('/expiry/settings');
  await expect(page.getByText('Travel')).toBeVisible();
  await list.openExpired();
  await list.choose('Passport', 'Delete');
  await list.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing expired')).toBeVisible();
  await expectCalls({
    '§7.80': [`GET ${EXPIRY}?filter=expiryDate >= "{today}"&page=1&perPage=500&sort=expiryDate,id`],
    '§7.81': [`GET ${EXPIRY}?filter=expiryDate < "{today}"&page=1&perPage=500&sort=-expiryDate,id`],
    '§7.82': [`GET ${EXPIRY}/{id}`],
    '§7.83': [
      `POST ${EXPIRY} {"name":"Visa","expiryDate":"{day}","person":"","category":"","shared":"false","id":"{id}"}`,
      `POST ${EXPIRY} {"name":"Passport","country":"NL","expiryDate":"{day}","person":"Mei","category":"Travel",` +
        `"shared":"false","id":"{id}","document":"file","documentName":"scan.png"}`,
    ],
    '§7.84': [
      `PATCH ${EXPIRY}/{id} {"person":"Ben","rev":"1"}`,
      `PATCH ${EXPIRY}/{id} {"expiryDate":"{yesterday}","rev":"2"}`,
    ],
    '§7.85': [`DELETE ${EXPIRY}/{id}`],
    '§7.86': [
      `GET ${EXPIRY}?fields=id,rev,person,updated&page=1&perPage=1000&sort=person,id`,
      `GET ${EXPIRY}?fields=id,rev,category,updated&page=1&perPage=1000&sort=category,id`,
      `GET ${EXPIRY}?fields=id,rev,country,updated&page=1&perPage=1000&sort=country,id`,
    ],
    '§7.87': ['POST /api/files/token', 'GET /api/files/expiry/{id}/scan_{made up}.png?token={token}'],
    '§7.88': [`GET ${EXPIRY}?fields=id&filter=expiryDate < "{today}"&page=1&perPage=1`],
    '§7.204': ['GET /api/hub/reminders/items/expiry/{id}'],
    '§7.969': ['GET /api/hub/sharers'],
    '§7.1330': [
      'GET /api/collections/users/records?fields=id,name,isDeactivated,updated&page=1&perPage=500&sort=email',
    ],
  });
});

test('Obscura makes no call', async ({ page, expectCalls }) => {
  const obscura = new ObscuraPage(page);
  await obscura.open();
  await obscura.pick(pngScan('scan.png'));
  await obscura.process.click();
  await expect(page.getByText('Nothing private is left')).toBeVisible();
  await expectCalls({ '§7.70': [] });
});

test('Loyality makes the calls of its table, and no others', async ({ page, inDays, names, expectCalls }) => {
  names.set(inDays(400), 'in 400 days');
  const list = new CardList(page);
  const form = new CardForm(page);
  const view = new CardView(page);
  await list.open();
  await list.addCard.click();
  await form.fill({ name: 'Grocer', cardId: '4410' });
  await form.save.click();
  await expect(view.code).toBeVisible();
  await page.reload();
  await view.choose('Edit');
  await form.fill({ type: 'QR code', customUI: true });
  await form.save.click();
  await expect(view.code).toBeVisible();
  await page.goto('/loyality/add');
  await form.fill({ name: 'Baker', cardId: '12', refreshSeconds: '20', expiryDate: inDays(400) });
  await form.save.click();
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeVisible();
  await view.choose('Delete');
  await expect(list.card('Grocer')).toBeVisible();
  await expectCalls({
    '§7.90': [`GET ${LOYALTY}?page=1&perPage=500&sort=name,id`],
    '§7.91': [`GET ${LOYALTY}/{id}`],
    '§7.92': [
      `POST ${LOYALTY} {"name":"Grocer","cardId":"4410","type":"barcode","customUI":false,"shared":false,"id":"{id}"}`,
      `POST ${LOYALTY} {"name":"Baker","cardId":"12","type":"barcode","customUI":false,` +
        `"expiryDate":"{in 400 days}","refreshSeconds":20,"shared":false,"id":"{id}"}`,
    ],
    '§7.93': [`PATCH ${LOYALTY}/{id} {"type":"qrcode","customUI":true,"rev":1}`, `DELETE ${LOYALTY}/{id}`],
    '§7.204': ['GET /api/hub/reminders/items/loyalty/{id}'],
  });
});
