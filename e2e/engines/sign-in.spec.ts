import { button, heading, label, link, text } from './screen';
import { test } from './test';

const TILES = ['Workout', 'Aliases', 'Currency', 'Time', 'Obscura', 'Expiry', 'Loyality'];

test('a person signs in, finds the seven tools, and logs out', async ({ guest, user }) => {
  await guest.open('/expiry');
  await guest.isAt('/login?from=%2Fexpiry');
  await guest.fill(label('E-mail'), user.email);
  await guest.fill(label('Password'), 'not the password');
  await guest.click(button('Log In'));
  await guest.sees(text('Failed to log in. Please check your credentials.'));
  await guest.fill(label('Password'), user.password);
  await guest.click(button('Log In'));
  await guest.isAt('/expiry');
  await guest.sees(text('No upcoming expiries'));
  await guest.open('/');
  for (const name of TILES) await guest.sees(link(new RegExp(name), { role: 'main' }));
  await guest.click(button('Apps'));
  await guest.click({ role: 'menuitem', name: 'Log Out' });
  await guest.isAt('/login');
  await guest.sees(heading('Log In'));
});
