import type { ChartOption } from './parts';

/**
 * The colours of a chart, as tokens: they are written into the drawing as they are, so that a switch of the theme
 * shows without drawing it anew.
 */
export const COLORS = {
  tool: 'var(--tool, var(--accent))',
  /** Under a line, at its top. */
  area: 'color-mix(in oklab, var(--tool, var(--accent)) 16%, transparent)',
  /** At its foot: the plain word for nothing would be drawn as black. */
  areaFoot: 'color-mix(in oklab, var(--tool, var(--accent)) 0%, transparent)',
  surface: 'var(--surface)',
  line: 'var(--line)',
  strong: 'var(--line-strong)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  page: 'var(--page)',
} as const;

/** The font of the page: a drawing measures its words, so it must know. */
export interface ChartFont {
  family: string;
  /** The small text of the page, in pixels: it grows with the text that a person has chosen. */
  size: number;
}

/** The font of the page as it is now. */
export function readFont(): ChartFont {
  const root = getComputedStyle(document.documentElement);
  return { family: root.fontFamily || 'sans-serif', size: (parseFloat(root.fontSize) || 16) * 0.8125 };
}

/** The lines of a tooltip, the first of them set apart. Made of elements: the policy lets no style in markup through. */
export function tooltipOf([heading, ...lines]: readonly string[]): HTMLElement {
  const box = document.createElement('div');
  for (const [index, text] of [heading ?? '', ...lines].entries()) {
    const line = document.createElement('div');
    line.textContent = text;
    if (index === 0) line.style.fontWeight = '650';
    box.append(line);
  }
  return box;
}

/** The options that all charts share. Charts don't animate, so there is no motion to reduce. */
export function baseOption(font: ChartFont, tooltip: (index: number) => readonly string[]): ChartOption {
  return {
    animation: false,
    textStyle: { fontFamily: font.family, fontSize: font.size },
    tooltip: {
      trigger: 'axis',
      confine: true,
      transitionDuration: 0,
      backgroundColor: COLORS.text,
      borderWidth: 0,
      padding: [8, 12],
      textStyle: { color: COLORS.page, fontFamily: font.family, fontSize: font.size },
      formatter: (shown) => {
        const [first] = Array.isArray(shown) ? shown : [shown];
        return tooltipOf(tooltip(first?.dataIndex ?? 0));
      },
    },
  };
}
