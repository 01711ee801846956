import type { Block, Step } from './guide-text.ts';
import { BODY, COLUMN, HEADING, type Hue, LINE, LINE_STRONG, PAGE, SMALL, STRONG } from './look.ts';
import type { Paper } from './paper.ts';

/**
 * A part of the page that is never split: its height, how much of the page's free space it takes above itself, and
 * its drawing.
 */
export interface Piece {
  height: number;
  space: number;
  draw: (top: number) => void;
}

const LEFT = PAGE.side;
const MARK = { height: 20, padding: 9, gap: 14 };
const CHECK = { size: 11, gap: 10 };
const NOTE = { padding: 14 };
const ROW = { padding: 5.5 };

function heading(paper: Paper, text: string): Piece {
  return {
    height: HEADING.leading,
    space: 3,
    draw: (top) => paper.write([text], HEADING, { x: LEFT, top, tag: 'H2' }),
  };
}

function steps(paper: Paper, hue: Hue, all: readonly Step[]): Piece[] {
  const style = { ...SMALL, weight: 'bold' as const, color: hue.ink };
  const markWidth = Math.max(...all.map(({ mark }) => paper.widthOf(mark, style))) + 2 * MARK.padding;
  const x = LEFT + markWidth + MARK.gap;
  return all.map(({ mark, title, text }, index) => {
    const lines = paper.wrap(text, BODY, COLUMN - markWidth - MARK.gap);
    return {
      height: STRONG.leading + lines.length * BODY.leading,
      space: index === 0 ? 2 : 1.4,
      draw: (top) => {
        const box = { x: LEFT, top: top - 2.5, width: markWidth, height: MARK.height, radius: 6 };
        paper.box(box, { fill: hue.tint });
        const centred = LEFT + (markWidth - paper.widthOf(mark, style)) / 2;
        paper.write([mark], style, { x: centred, top: top + 1.5, tag: 'LI' });
        paper.write([title], STRONG, { x, top, tag: 'LI' });
        paper.write(lines, BODY, { x, top: top + STRONG.leading, tag: 'LI' });
      },
    };
  });
}

type Pairs = Extract<Block, { kind: 'pairs' }>;

function pairs(paper: Paper, { head, rows }: Pairs): Piece[] {
  const second = LEFT + COLUMN * 0.5;
  const headPiece: Piece = {
    height: SMALL.leading + 4,
    space: 2,
    draw: (top) => {
      paper.write([head[0]], SMALL, { x: LEFT, top, tag: 'P' });
      paper.write([head[1]], SMALL, { x: second, top, tag: 'P' });
    },
  };
  const rowPieces = rows.map(([left, right]): Piece => {
    const [leftLines, rightLines] = [
      paper.wrap(left, BODY, COLUMN * 0.5 - 12),
      paper.wrap(right, STRONG, COLUMN * 0.5),
    ];
    const count = Math.max(leftLines.length, rightLines.length);
    return {
      height: count * BODY.leading + 2 * ROW.padding,
      space: 0,
      draw: (top) => {
        paper.rule({ x: LEFT, top, width: COLUMN }, LINE);
        paper.write(leftLines, BODY, { x: LEFT, top: top + ROW.padding, tag: 'P' });
        paper.write(
          rightLines,
          { ...STRONG, leading: BODY.leading },
          { x: second, top: top + ROW.padding, tag: 'P' },
        );
      },
    };
  });
  return [headPiece, ...rowPieces];
}

function checks(paper: Paper, items: readonly string[]): Piece[] {
  const x = LEFT + CHECK.size + CHECK.gap;
  return items.map((item, index) => {
    const lines = paper.wrap(item, BODY, COLUMN - CHECK.size - CHECK.gap);
    return {
      height: lines.length * BODY.leading,
      space: index === 0 ? 1 : 0.6,
      draw: (top) => {
        const box = { x: LEFT, top: top + 2, width: CHECK.size, height: CHECK.size, radius: 3 };
        paper.box(box, { border: LINE_STRONG });
        paper.write(lines, BODY, { x, top, tag: 'LI' });
      },
    };
  });
}

function note(paper: Paper, hue: Hue, text: string): Piece {
  const lines = paper.wrap(text, BODY, COLUMN - 2 * NOTE.padding);
  const height = lines.length * BODY.leading + 2 * NOTE.padding - 4;
  return {
    height,
    space: 3,
    draw: (top) => {
      paper.box({ x: LEFT, top, width: COLUMN, height, radius: 10 }, { fill: hue.tint });
      paper.write(lines, BODY, { x: LEFT + NOTE.padding, top: top + NOTE.padding - 2, tag: 'Note' });
    },
  };
}

/** The pieces of a block, from top to bottom. */
export function piecesOf(paper: Paper, hue: Hue, block: Block): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [heading(paper, block.text)];
    case 'steps':
      return steps(paper, hue, block.steps);
    case 'pairs':
      return pairs(paper, block);
    case 'checks':
      return checks(paper, block.items);
    case 'note':
      return [note(paper, hue, block.text)];
  }
}
