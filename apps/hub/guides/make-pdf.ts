import type { Guide } from '../src/guides/guides.ts';
import { type Piece, piecesOf } from './blocks.ts';
import type { GuideText } from './guide-text.ts';
import { ACCENT, COLUMN, HUES, LEAD, LINE, PAGE, SMALL, STRONG, TITLE } from './look.ts';
import { Paper } from './paper.ts';
import { texts } from './texts/index.ts';

/** A fixed date in the PDF, so that the same text always gives the same bytes. */
const WRITTEN = new Date('2026-11-21T00:00:00Z');

/** The limits of one share of space, in points: less looks crammed, more falls apart. */
const SPACE = { least: 5, most: 14 };

/** The hub's logo: four tiles. */
function drawMark(paper: Paper, top: number): void {
  const tile = { width: 4.9, height: 4.9 };
  const WHITE = { fill: { ...ACCENT, red: 1, green: 1, blue: 1 } };
  paper.box({ x: PAGE.side, top, width: 20, height: 20, radius: 4.5 }, { fill: ACCENT });
  paper.box({ ...tile, x: PAGE.side + 4.7, top: top + 4.7, radius: 1.3 }, WHITE);
  paper.box({ ...tile, x: PAGE.side + 10.4, top: top + 4.7, radius: 1.3 }, { ...WHITE, opacity: 0.72 });
  paper.box({ ...tile, x: PAGE.side + 4.7, top: top + 10.4, radius: 1.3 }, { ...WHITE, opacity: 0.72 });
  paper.box({ ...tile, x: PAGE.side + 10.4, top: top + 10.4, radius: 2.4 }, WHITE);
}

function drawHead(paper: Paper, { title }: Guide, { lead }: GuideText): number {
  drawMark(paper, PAGE.top);
  paper.write(['Apps'], STRONG, { x: PAGE.side + 28, top: PAGE.top + 2.5, tag: 'P' });
  let top = PAGE.top + 48;
  paper.write([title], TITLE, { x: PAGE.side, top, tag: 'H1' });
  top += TITLE.leading + 8;
  const lines = paper.wrap(lead, LEAD, COLUMN - 20);
  paper.write(lines, LEAD, { x: PAGE.side, top, tag: 'P' });
  return top + lines.length * LEAD.leading;
}

/** Draws the pieces between `top` and `bottom`, and distributes the remaining space between them. */
function drawPieces(pieces: readonly Piece[], top: number, bottom: number): void {
  const height = pieces.reduce((sum, piece) => sum + piece.height, 0);
  const shares = pieces.reduce((sum, piece) => sum + piece.space, 0);
  const space = Math.min((bottom - top - height) / shares, SPACE.most);
  if (space < SPACE.least) {
    const excess = Math.ceil((SPACE.least - space) * shares);
    throw new Error(`The text is ${excess} points too long for one page.`);
  }
  let position = top;
  for (const piece of pieces) {
    position += piece.space * space;
    piece.draw(position);
    position += piece.height;
  }
}

/** A guide as a PDF of one A4 page, tagged for screen readers. Throws if its text does not fit. */
export async function makePdf(guide: Guide): Promise<Uint8Array> {
  const text = texts[guide.slug];
  const paper = await Paper.create(guide.title, WRITTEN);
  const top = drawHead(paper, guide, text);
  const foot = PAGE.height - PAGE.bottom;
  drawPieces(
    text.blocks.flatMap((block) => piecesOf(paper, HUES[text.hue], block)),
    top,
    foot - 20,
  );
  paper.rule({ x: PAGE.side, top: foot, width: COLUMN }, LINE);
  paper.write([`Apps · ${guide.title}`], SMALL, { x: PAGE.side, top: foot + 8, tag: 'P' });
  return paper.save();
}
