/** The beginning of a JPEG with a date in its Exif, for tests: two directories of one entry each, and the text. */
export function photoOf(moment: string, isLittle = true): File {
  const [firstDirectory, secondDirectory, text] = [8, 26, 44];
  const tiff = new DataView(new ArrayBuffer(text + moment.length + 1));
  const write = (at: number, words: string) => {
    [...words].forEach((letter, index) => tiff.setUint8(at + index, letter.charCodeAt(0)));
  };
  const entry = (directory: number, tag: number, value: number) => {
    tiff.setUint16(directory, 1, isLittle);
    tiff.setUint16(directory + 2, tag, isLittle);
    tiff.setUint32(directory + 10, value, isLittle);
  };
  write(0, isLittle ? 'II' : 'MM');
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, firstDirectory, isLittle);
  entry(firstDirectory, 0x8769, secondDirectory);
  entry(secondDirectory, 0x9003, text);
  write(text, moment);
  const exif = [...new TextEncoder().encode('Exif\0\0'), ...new Uint8Array(tiff.buffer)];
  const length = exif.length + 2;
  const head = [0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 0xff, ...exif, 0xff, 0xda];
  return new File([new Uint8Array(head)], 'shot.jpg', { type: 'image/jpeg' });
}
