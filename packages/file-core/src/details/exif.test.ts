import sharp, { type Exif } from 'sharp';
import { describe, expect, it } from 'vitest';
import { detailsOfExif } from './exif';

/** A TIFF block, as sharp writes it into a JPEG. */
async function exifOf(exif: Exif): Promise<Uint8Array> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif(exif)
    .toBuffer();
  const { exif: block } = await sharp(jpeg).metadata();
  return new Uint8Array(block!.subarray(6));
}

describe('what Exif tells', () => {
  it('is in plain words, by what it gives away', async () => {
    const block = await exifOf({
      IFD0: {
        Make: 'Canon',
        Model: 'Canon EOS R5',
        Software: 'Android 15',
        Artist: 'Sam Rivers',
        DateTime: '2026:11:15 09:04:51',
        ImageDescription: 'At the beach',
      },
      IFD2: {
        DateTimeOriginal: '2026:11:14 18:32:07',
        OffsetTimeOriginal: '+08:00',
        BodySerialNumber: 'FP5-0A81C7E2',
        LensSpecification: '24/1 24/1 19/10 19/10',
        FNumber: '19/10',
        ExposureTime: '1/120',
        ISOSpeedRatings: '100',
        CameraOwnerName: 'Sam',
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '5/1 28/1 10452/1000',
        GPSLongitudeRef: 'E',
        GPSLongitude: '100/1 14/1 46032/1000',
        GPSAltitudeRef: '0',
        GPSAltitude: '12/1',
        GPSImgDirectionRef: 'T',
        GPSImgDirection: '292/1',
      },
    });
    expect(await detailsOfExif(block)).toEqual([
      { topic: 'where', label: 'Coordinates', value: '5.46957° N, 100.24612° E' },
      { topic: 'where', label: 'Height', value: '12 m above the sea' },
      { topic: 'where', label: 'Camera pointed', value: 'West-north-west, 292°' },
      { topic: 'when', label: 'Taken', value: { date: '2026-11-14', time: '18:32:07', offset: '+08:00' } },
      { topic: 'when', label: 'Changed', value: { date: '2026-11-15', time: '09:04:51' } },
      { topic: 'device', label: 'Camera', value: 'Canon EOS R5' },
      { topic: 'device', label: 'Lens', value: '24 mm, f/1.9' },
      { topic: 'device', label: 'Camera settings', value: 'f/1.9, 1/120 s, ISO 100' },
      { topic: 'more', label: 'Description', value: 'At the beach' },
      { topic: 'device', label: 'Software', value: 'Android 15' },
      { topic: 'who', label: 'Author', value: 'Sam Rivers' },
      { topic: 'who', label: 'Owner', value: 'Sam' },
      { topic: 'device', label: 'Serial number', value: 'FP5-0A81C7E2' },
      { topic: 'more', label: 'Technical notes', value: '10 entries' },
    ]);
  });
});
