import {
  BinaryBitmap,
  Code128Reader,
  HybridBinarizer,
  NotFoundException,
  RGBLuminanceSource,
} from '@zxing/library';
import jsQr from 'jsqr';

/** A greyscale picture: one byte per pixel, 255 is white. */
export interface Picture {
  width: number;
  height: number;
  grey: Uint8ClampedArray;
}

const WHITE = 255;

/** A picture rotated back by a quarter turn, as seen by a person who holds the phone. */
export function turnedBack({ grey, width, height }: Picture): Picture {
  const turned = new Uint8ClampedArray(grey.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      turned[(width - 1 - x) * height + y] = grey[y * width + x] ?? WHITE;
    }
  }
  return { width: height, height: width, grey: turned };
}

/** What a scanner reads from a picture of a Code 128 barcode; `null` if it finds none. */
export function decodeBarcode({ grey, width, height }: Picture): string | null {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  try {
    return new Code128Reader().decode(bitmap).getText();
  } catch (error) {
    if (error instanceof NotFoundException) return null;
    throw error;
  }
}

/** What a scanner reads from a picture of a QR code; `null` if it finds none. */
export function decodeQrCode({ grey, width, height }: Picture): string | null {
  const rgba = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((value, index) => rgba.fill(value, index * 4, index * 4 + 4));
  return jsQr(rgba, width, height)?.data ?? null;
}
