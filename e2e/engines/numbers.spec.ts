import { button, heading, label, link, text } from './screen';
import { test } from './test';

const CITIES = ['Penang', 'Chengdu', 'Bangkok', 'Amsterdam', 'London'];

test('rates are shown, converted both ways and drawn over a year', async ({ signedIn }) => {
  await signedIn.open('/currency');
  await signedIn.seesSo(6, link(/\d\.\d{4}/, { role: 'list', name: 'Exchange rates' }));
  await signedIn.click(link(/EUR to USD/));
  await signedIn.isAt('/currency/EUR-USD');
  await signedIn.sees({ role: 'img', name: /^EUR to USD over one year/ });
  await signedIn.fill(label(/^EUR /), '0');
  await signedIn.holds(label(/^USD /), /^0(\.0+)?$/);
  await signedIn.fill(label(/^USD /), '1,000');
  await signedIn.holds(label(/^EUR /), /^[789]\d\d\.\d+$/);
  await signedIn.click(button('Swap'));
  await signedIn.sees(heading('USD to EUR'));
});

test('five clocks go, each with its weather', async ({ signedIn }) => {
  await signedIn.open('/time');
  for (const city of CITIES) {
    await signedIn.sees({ text: /\d\d:\d\d/, within: { role: 'region', name: city } });
    await signedIn.seesSo(3, { role: 'listitem', within: { role: 'list', name: `Forecast for ${city}` } });
  }
  await signedIn.sees(text(/^:\d\d$/));
});
