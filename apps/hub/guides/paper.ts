import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { type Color, PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib';
import { PAGE, type TextStyle, type Weight } from './look.ts';
import { Tags, type TagName } from './tags.ts';

const WEIGHTS: Record<Weight, number> = { regular: 400, medium: 500, bold: 600 };

/** The distance of a curve's handles from its corner, for corners with a radius of 1. */
const CORNER = 0.4477;

async function loadFont(document: PDFDocument, weight: Weight): Promise<PDFFont> {
  const file = `@fontsource/inter/files/inter-latin-${WEIGHTS[weight]}-normal.woff`;
  return document.embedFont(await readFile(createRequire(import.meta.url).resolve(file)), { subset: true });
}

function roundedPath(width: number, height: number, radius: number): string {
  const c = radius * CORNER;
  const [w, h, r] = [width, height, radius];
  return [
    `M ${r} 0 L ${w - r} 0 C ${w - c} 0 ${w} ${c} ${w} ${r} L ${w} ${h - r} C ${w} ${h - c} ${w - c} ${h} ${w - r} ${h}`,
    `L ${r} ${h} C ${c} ${h} 0 ${h - c} 0 ${h - r} L 0 ${r} C 0 ${c} ${c} 0 ${r} 0 Z`,
  ].join(' ');
}

interface Box {
  x: number;
  /** From the top of the page, like all positions here. */
  top: number;
  width: number;
  height: number;
  radius: number;
}

/** One A4 page that is written from the top; every text is tagged for screen readers. */
export class Paper {
  readonly #document: PDFDocument;
  readonly #page: PDFPage;
  readonly #fonts: Record<Weight, PDFFont>;
  readonly #tags: Tags;
  readonly #widths = new Map<string, number>();

  private constructor(document: PDFDocument, fonts: Record<Weight, PDFFont>) {
    this.#document = document;
    this.#fonts = fonts;
    this.#page = document.addPage([PAGE.width, PAGE.height]);
    this.#tags = new Tags(document, this.#page);
  }

  static async create(title: string, madeAt: Date): Promise<Paper> {
    const document = await PDFDocument.create();
    document.registerFontkit(fontkit);
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setLanguage('en');
    document.setAuthor('Apps');
    document.setProducer('Apps');
    document.setCreator('Apps');
    document.setCreationDate(madeAt);
    document.setModificationDate(madeAt);
    const [regular, medium, bold] = await Promise.all([
      loadFont(document, 'regular'),
      loadFont(document, 'medium'),
      loadFont(document, 'bold'),
    ]);
    return new Paper(document, { regular, medium, bold });
  }

  widthOf(text: string, { weight, size }: TextStyle): number {
    return this.#fonts[weight].widthOfTextAtSize(text, size);
  }

  /** Breaks a text into lines of `width`, without a single word on the last line. */
  wrap(text: string, style: TextStyle, width: number): string[] {
    const lines = this.#fill(text, style, width);
    for (let narrower = width; narrower > width * 0.8; narrower -= 6) {
      const candidate = this.#fill(text, style, narrower);
      if (candidate.length > lines.length) break;
      if (candidate.length === 1 || candidate.at(-1)?.includes(' ') === true) return candidate;
    }
    return lines;
  }

  #fill(text: string, style: TextStyle, width: number): string[] {
    const space = this.#wordWidth(' ', style);
    const lines: string[][] = [];
    let room = 0;
    for (const word of text.split(' ')) {
      const needed = this.#wordWidth(word, style);
      if (room >= space + needed) {
        lines.at(-1)?.push(word);
        room -= space + needed;
      } else {
        lines.push([word]);
        room = width - needed;
      }
    }
    return lines.map((words) => words.join(' '));
  }

  /** Cached: measuring is slow, and each word is measured many times. */
  #wordWidth(word: string, style: TextStyle): number {
    const key = `${style.weight} ${style.size} ${word}`;
    const width = this.#widths.get(key) ?? this.widthOf(word, style);
    this.#widths.set(key, width);
    return width;
  }

  /** Writes lines from `top` down; `tag` is their role. */
  write(
    lines: readonly string[],
    style: TextStyle,
    { x, top, tag }: { x: number; top: number; tag: TagName },
  ) {
    const baseline = (style.leading + style.size * 0.72) / 2;
    this.#tags.content(tag, () => {
      lines.forEach((line, index) => {
        this.#page.drawText(line, {
          x,
          y: PAGE.height - top - index * style.leading - baseline,
          font: this.#fonts[style.weight],
          size: style.size,
          color: style.color,
        });
      });
    });
  }

  box({ x, top, width, height, radius }: Box, look: { fill?: Color; border?: Color; opacity?: number }) {
    this.#tags.decoration(() => {
      this.#page.drawSvgPath(roundedPath(width, height, radius), {
        x,
        y: PAGE.height - top,
        ...(look.fill && { color: look.fill }),
        ...(look.border && { borderColor: look.border, borderWidth: 0.9 }),
        ...(look.opacity !== undefined && { opacity: look.opacity }),
      });
    });
  }

  rule({ x, top, width }: { x: number; top: number; width: number }, color: Color) {
    this.#tags.decoration(() => {
      const y = PAGE.height - top;
      this.#page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.7, color });
    });
  }

  save(): Promise<Uint8Array> {
    this.#tags.finish();
    return this.#document.save();
  }
}
