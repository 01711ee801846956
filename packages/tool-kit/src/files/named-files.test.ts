// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { namedByContent, useNamedFile } from './named-files';

const PDF = '%PDF-1.7\n';
const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff\xe1';
const WEBP = 'RIFF\0\0\0\0WEBPVP8 ';
const GIF = 'GIF89a';
const HEIC = '\0\0\0\x18ftypheic';

const file = (name: string, content: string) =>
  new File([Uint8Array.from(content, (sign) => sign.charCodeAt(0))], name, { type: 'image/jpeg' });

describe('the name of a chosen file', () => {
  it.each([
    ['IMG_1.JPG', HEIC, 'IMG_1.heic'],
    ['flyer.jpeg', WEBP, 'flyer.webp'],
    ['image:1234', JPEG, 'image:1234.jpg'],
    ['scan', PDF, 'scan.pdf'],
    ['\ufeffscan', `\xef\xbb\xbf${PDF}`, '\ufeffscan.pdf'],
    ['No. 12.5', PNG, 'No. 12.5.png'],
    ['.jpg', GIF, '.gif'],
  ])('%s becomes that of its content', async (name, content, expected) => {
    const named = await namedByContent(file(name, content));
    expect(named.name).toBe(expected);
    expect(named.size).toBe(content.length);
    expect(named.type).toBe('image/jpeg');
  });

  it.each([
    ['a.jpg', JPEG],
    ['a.JFIF', JPEG],
    ['a.heif', HEIC],
    ['a.svg', '<svg/>'],
    ['a.jpg', ''],
  ])('%s stays with the content %j', async (name, content) => {
    const chosen = file(name, content);
    expect(await namedByContent(chosen)).toBe(chosen);
  });

  it('stays if the file can no longer be read', async () => {
    const lost = file('scan', PDF);
    const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) } as Blob;
    vi.spyOn(lost, 'slice').mockReturnValue(gone);
    expect(await namedByContent(lost)).toBe(lost);
  });
});

describe('a field for a file', () => {
  function chosen() {
    const names: string[] = [];
    const { result, unmount } = renderHook(() =>
      useNamedFile((value) => names.push(value instanceof File ? value.name : value)),
    );
    return { names, choose: (value: File | 'removed') => result.current(value), unmount };
  }

  it('gets the file at once, and then with its new name', async () => {
    const { names, choose } = chosen();
    choose(file('scan', PDF));
    expect(names).toEqual(['scan']);
    await waitFor(() => expect(names).toEqual(['scan', 'scan.pdf']));
    choose(file('a.pdf', PDF));
    choose(file('scan', PNG));
    await waitFor(() => expect(names.slice(2)).toEqual(['a.pdf', 'scan', 'scan.png']));
  });

  it.each([
    ['another one was chosen', ({ choose }) => choose(file('b.pdf', PDF)), ['scan', 'b.pdf']],
    ['it was taken away', ({ choose }) => choose('removed'), ['scan', 'removed']],
    ['the form was left', ({ unmount }) => unmount(), ['scan']],
  ] satisfies [string, (field: ReturnType<typeof chosen>) => void, string[]][])(
    'keeps what it has where, while the file is read, %s',
    async (_, happens, expected) => {
      const slow = file('scan', PDF);
      let read: (bytes: ArrayBuffer) => void = () => undefined;
      const bytes = new Promise<ArrayBuffer>((resolve) => {
        read = resolve;
      });
      vi.spyOn(slow, 'slice').mockReturnValue({ arrayBuffer: () => bytes } as Blob);
      const field = chosen();
      field.choose(slow);
      happens(field);
      read(new TextEncoder().encode(PDF).buffer);
      await bytes;
      await Promise.resolve();
      expect(field.names).toEqual(expected);
    },
  );
});
