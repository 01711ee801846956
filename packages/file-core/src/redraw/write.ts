import { zlibSync } from 'fflate';
import { latin1 } from '../bytes';
import { nameFor } from '../pdf/names';
import { PDFContext, type PDFDict, PDFRawStream, type PDFRef } from '../pdf/pdf-lib';
import { writeCopy } from '../pdf/write';
import type { Size } from '../picture/plan';
import { textFont } from './text-font';
import type { Word } from './words';

/** A redrawn page. */
export interface DrawnPage {
  /** In points. */
  size: Size;
  /** A JPEG with three components, and its size in pixels. */
  picture: Uint8Array;
  pixels: Size;
  /** The visible words, in pixels of the picture. */
  words: readonly Word[];
}

type Pair = readonly [number, number];

/** Numbers as content streams write them. */
function numbers(...values: readonly number[]): string {
  return values.map((value) => String(Number(value.toFixed(3)))).join(' ');
}

/** A text in UTF-16, as hexadecimal digits. */
function digits(text: string): string {
  return Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');
}

/** The words as invisible text (rendering mode 3), each at its place on the picture. */
function textOperators(words: readonly Word[], size: Size, pixels: Size): string {
  const [scaleX, scaleY] = [size.width / pixels.width, size.height / pixels.height];
  const turned = ([x, y]: Pair, parts = 1): Pair => [(x * scaleX) / parts, (-y * scaleY) / parts];
  const lines = words.map(({ text, at: [x, y], along, up }) => {
    const place = numbers(...turned(along, text.length), ...turned(up), x * scaleX, size.height - y * scaleY);
    return `${place} Tm <${digits(text)}> Tj`;
  });
  return ['BT 3 Tr /T 1 Tf', ...lines, 'ET'].join('\n');
}

/** A PDF that contains only pictures and invisible text. */
export class PictureDocument {
  /** The size of its pictures, in bytes. */
  size = 0;
  private readonly context = PDFContext.create();
  private readonly tree = this.context.nextRef();
  private readonly pages: PDFRef[] = [];
  private font: PDFRef | undefined;

  add({ size, picture, pixels, words }: DrawnPage): void {
    this.size += picture.length;
    const resources = this.context.obj({ XObject: { P: this.picture(picture, pixels) } });
    const drawing = [`q ${numbers(size.width, 0, 0, size.height, 0, 0)} cm /P Do Q`];
    if (words.length > 0) {
      this.font ??= textFont(this.context);
      resources.set(nameFor('Font'), this.context.obj({ T: this.font }));
      drawing.push(textOperators(words, size, pixels));
    }
    const page = this.context.obj({
      Type: 'Page',
      Parent: this.tree,
      MediaBox: [0, 0, size.width, size.height],
      Resources: resources,
      Contents: this.stream(
        this.context.obj({ Filter: 'FlateDecode' }),
        zlibSync(latin1(drawing.join('\n'))),
      ),
    });
    this.pages.push(this.context.register(page));
  }

  write(): Promise<Uint8Array> {
    const { context, tree } = this;
    context.assign(tree, context.obj({ Type: 'Pages', Count: this.pages.length, Kids: this.pages }));
    const root = context.register(context.obj({ Type: 'Catalog', Pages: tree }));
    return writeCopy({ context, root });
  }

  private picture(picture: Uint8Array, { width, height }: Size): PDFRef {
    const dict = this.context.obj({
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    });
    return this.stream(dict, picture);
  }

  private stream(dict: PDFDict, bytes: Uint8Array): PDFRef {
    return this.context.register(PDFRawStream.of(dict, bytes));
  }
}
