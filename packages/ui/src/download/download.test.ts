// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from '.';

const zip = () => new Blob(['zip'], { type: 'application/zip' });
const share = vi.fn<(data: ShareData) => Promise<void>>();
const clicked = vi.fn<(name: string) => void>();

/** What an iPhone's Safari has: `standalone` says whether the page was opened from the Home Screen. */
function beOnIPhone(standalone: boolean, canShare = true) {
  vi.stubGlobal('navigator', { standalone, canShare: () => canShare, share });
}

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  clicked.mockReset();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked(this.download);
  });
});

it('hands a file to the share sheet in the app on the Home Screen of an iPhone', () => {
  beOnIPhone(true);
  downloadFile(zip(), 'photos.zip');
  const [file] = share.mock.calls[0]![0].files!;
  expect([file!.name, file!.type, file!.size]).toEqual(['photos.zip', 'application/zip', 3]);
  expect(clicked).not.toHaveBeenCalled();
});

it('saves nothing where the person closes the share sheet', async () => {
  beOnIPhone(true);
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  downloadFile(zip(), 'photos.zip');
  await Promise.allSettled(share.mock.results.map(({ value }) => value as Promise<void>));
  expect(clicked).not.toHaveBeenCalled();
});

it('downloads the file where the share sheet may not open any more', async () => {
  beOnIPhone(true);
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  downloadFile(zip(), 'photos.zip');
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledExactlyOnceWith('photos.zip'));
});

it.each([
  ['in the browser', false, true],
  ['where such a file can’t be shared', true, false],
])('downloads it %s', (_, standalone, canShare) => {
  beOnIPhone(standalone, canShare);
  downloadFile(zip(), 'photos.zip');
  expect(clicked).toHaveBeenCalledExactlyOnceWith('photos.zip');
  expect(share).not.toHaveBeenCalled();
});
