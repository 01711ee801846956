import { link, text } from './screen';
import { test } from './test';

test('a file that another app shares is offered to the tools that take it', async ({ signedIn }) => {
  await signedIn.open('/');
  await signedIn.isInstalled();
  await signedIn.open('/');
  await signedIn.window.run(() => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' }));
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
    input.files = chosen.files;
    const form = Object.assign(document.createElement('form'), {
      action: '/shared',
      method: 'post',
      enctype: 'multipart/form-data',
    });
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await signedIn.isAt('/shared');
  await signedIn.sees(text('Lease.pdf'));
  await signedIn.click(link(/Keep it as a document/));
  await signedIn.isAt('/expiry/add');
  await signedIn.sees(text('Lease.pdf'));
});
